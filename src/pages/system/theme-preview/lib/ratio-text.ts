/** Formats a contrast ratio, rounded down: 4.499 is 4.49 : 1. */
export const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
