/** How long opening, closing and arriving take, and how they slow down. */
export const MOTION = '150ms ease-out';

/** The style of something that has just come: it fades in and moves nothing else. */
export const fadeInStyle = {
  animation: `arrive ${MOTION}`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
