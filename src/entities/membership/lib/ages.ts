import type { MembershipType } from '@/shared/api';
import { addMonths, type IsoDate } from '@/shared/lib';
import { text } from '../texts';

/** Whole years of age, both inclusive; null where there is no limit. */
export type Ages = { readonly minAge: number | null; readonly maxAge: number | null };

/** 'ages 11 to 15' or 'ages 60 and over'; null if all ages are allowed. */
export function formatAges({ minAge, maxAge }: Ages): string | null {
  if (minAge === null) return maxAge === null ? null : text('membership.agesTo', { max: maxAge });
  if (maxAge === null) return text('membership.agesFrom', { min: minAge });
  return minAge === maxAge
    ? text('membership.age', { age: minAge })
    : text('membership.ages', { min: minAge, max: maxAge });
}

function mentionsAges(name: string, { minAge, maxAge }: Ages): boolean {
  const numbers: readonly string[] = name.match(/\d+/g) ?? [];
  return [minAge, maxAge].every((age) => age === null || numbers.includes(String(age)));
}

/** 'Students, ages 16 and over', mentioning ages only once; null if the membership is open to everyone. */
export function formatEligibility({
  eligibility,
  minAge = null,
  maxAge = null,
}: Pick<MembershipType, 'eligibility' | 'minAge' | 'maxAge'>): string | null {
  const ages = { minAge, maxAge };
  const agesText = formatAges(ages);
  if (eligibility === null) return agesText && agesText.charAt(0).toUpperCase() + agesText.slice(1);
  return agesText === null || mentionsAges(eligibility.name, ages)
    ? eligibility.name
    : `${eligibility.name}, ${agesText}`;
}

/** Whether a membership requires more than an age, such as being a student. */
export function needsMoreThanAge({
  eligibility,
  minAge = null,
  maxAge = null,
}: Pick<MembershipType, 'eligibility' | 'minAge' | 'maxAge'>): boolean {
  const ages = { minAge, maxAge };
  return eligibility !== null && (formatAges(ages) === null || !mentionsAges(eligibility.name, ages));
}

/** Whether a person is within these ages on that day; a birthday on 29 February counts as 1 March in other years. */
export function isAgeWithin({ minAge, maxAge }: Ages, dateOfBirth: IsoDate, day: IsoDate): boolean {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
  return (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
}

/** How many months ahead a membership may start. Requirement J6.9. */
const MAX_START_MONTHS_AHEAD = 1;

/** Whether a person is old enough, and young enough, on a day on which a membership that is bought today may start. */
export function compareAgeAtStart({ minAge, maxAge }: Ages, dateOfBirth: IsoDate, today: IsoDate) {
  return {
    isOldEnough: isAgeWithin({ minAge, maxAge: null }, dateOfBirth, addMonths(today, MAX_START_MONTHS_AHEAD)),
    isYoungEnough: isAgeWithin({ minAge: null, maxAge }, dateOfBirth, today),
  };
}

/**
 * Whether the person is within these ages on some day on which a membership bought today may start: the age on the start date
 * counts.
 */
export function isAgeWithinAtStart(ages: Ages, dateOfBirth: IsoDate, today: IsoDate): boolean {
  return Object.values(compareAgeAtStart(ages, dateOfBirth, today)).every(Boolean);
}
