import { text } from '../texts';

/** The number of free slots of a day, in words. */
export const formatFree = (n: number): string =>
  n === 0 ? text('space.freeNone') : text('space.free', { n });
