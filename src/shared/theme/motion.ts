/** The duration and easing with which things open, close and appear. */
export const MOTION = '150ms ease-out';

/** Fades in a new element without moving anything. */
export const fadeInStyle = {
  animation: `arrive ${MOTION}`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
