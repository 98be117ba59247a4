import type { ReactNode } from 'react';
import { Box } from '../box';
import { VisuallyHidden } from '../visually-hidden';

/** The placeholder of lines of text. Its border is visible only in forced-colours mode, which drops the background. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <Box
      height={`${lines * 1.5 - 0.5}rem`}
      backgroundImage="repeating-linear-gradient({colors.line} 0 1rem, transparent 1rem 1.5rem)"
      borderInlineStart="2px solid transparent"
    />
  );
}

interface SkeletonProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Shapes of the same size as the content, so that nothing moves when it loads. */
  readonly children: ReactNode;
}

/** A placeholder shown while content loads. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div role="status" data-waits>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
