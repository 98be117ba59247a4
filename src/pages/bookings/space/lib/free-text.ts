import { text } from '../texts';

/** The number of free slots of a day, in words. */
export const formatFreeCount = (freeCount: number): string =>
  freeCount === 0 ? text('space.freeNone') : text('space.free', { n: freeCount });
