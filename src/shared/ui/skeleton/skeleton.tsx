import type { ReactNode } from 'react';
import { styled } from '../styled';
import { VisuallyHidden } from '../visually-hidden';

/** The place of a line of text, a heading or a button that has not come yet. */
export const Shape = styled('span', {
  base: {
    display: 'block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    background: 'line',
    backgroundClip: 'content-box',
    // Forced colours take backgrounds away and show borders.
    borderInlineStart: '2px solid transparent',
  },
  variants: {
    of: {
      line: { height: '6', paddingY: '1' },
      heading: { height: '8', paddingY: '1' },
      button: { height: 'target' },
    },
    width: { short: { width: '8rem' }, middle: { width: '16rem' }, full: { width: '100%' } },
  },
  defaultVariants: { of: 'line', width: 'middle' },
});

/** Lines of text: the first is short, or all are full. */
export function Lines({ count, isFull = false }: { count: number; isFull?: boolean }) {
  return numbersTo(count).map((line) => (
    <Shape key={line} width={isFull ? 'full' : line === 0 ? 'short' : 'middle'} />
  ));
}

/** 0, 1, 2 … */
export function numbersTo(count: number): readonly number[] {
  return [...Array(count).keys()];
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
