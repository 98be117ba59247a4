import type { ReactNode } from 'react';
import { styled } from '../styled';
import { VisuallyHidden } from '../visually-hidden';

/** The place of what has not come yet: lines of text, or a button. Forced colours show their edge in place of the background. */
export const Shape = styled('span', {
  base: { display: 'block', borderInlineStart: '2px solid transparent' },
  variants: {
    of: {
      text: {
        backgroundImage: 'repeating-linear-gradient({colors.line} 0 1rem, transparent 1rem 1.5rem)',
      },
      button: { height: 'target', background: 'line' },
    },
    lines: {
      1: { height: '1rem', width: '8rem' },
      2: { height: '2.5rem' },
      3: { height: '4rem' },
      4: { height: '5.5rem' },
      8: { height: '11.5rem' },
    },
  },
  defaultVariants: { of: 'text' },
});

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
