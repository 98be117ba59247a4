import { text } from '../texts';

/** How many slots of a day are free. */
export const freeText = (n: number): string => (n === 0 ? text('space.freeNone') : text('space.free', { n }));
