import type { ReactNode } from 'react';
import { Box } from '../box';
import { VisuallyHidden } from '../visually-hidden';

/** The place of lines of text that have not come yet. Forced colours show its edge in place of the background. */
export function Shape({ lines }: { lines: number }) {
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
  /** Shapes in the size of what comes, so that nothing moves when it does. */
  readonly children: ReactNode;
}

/** What is shown until something has loaded. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div role="status" data-waits>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
