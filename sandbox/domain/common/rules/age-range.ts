import type { AgeRange } from '../types.ts';
/** Formats an age range: "5 to 11", "8 or over", "11 or under". */
export function formatAgeRange({ min, max }: AgeRange): string {
  if (min === null) return `${max} or under`;
  return max === null ? `${min} or over` : `${min} to ${max}`;
}

/** Compares an age with a range. Both bounds are inclusive. */
export function compareAgeWithRange({ min, max }: AgeRange, age: number): 'within' | 'too_young' | 'too_old' {
  if (min !== null && age < min) return 'too_young';
  return max !== null && age > max ? 'too_old' : 'within';
}
