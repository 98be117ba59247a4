import { addDays, addMonths, countDaysBetween, pickLater } from '../../common/index.ts';
import type { FrozenDays } from './freeze.ts';
import { calculateProRataFee } from './pro-rata.ts';

/** For how many days after the order a customer may cancel with a refund. */
const COOLING_OFF_DAYS = 14;

/** The facts about a membership on which leaving it depends. Amounts are pence. */
export interface LeavableMembership {
  /** The day of the order. */
  readonly joinedOn: string;
  readonly startDate: string;
  /** The last day of a single-payment membership; null for a monthly one. */
  readonly endDate: string | null;
  /** The price each month, or the single payment. */
  readonly price: number;
  /** Everything that was paid for it until today. */
  readonly paidPence: number;
  /** The days on which it could not be used. */
  readonly freezes: readonly FrozenDays[];
}

/** The result of leaving today. */
export interface LeavingTerms {
  readonly isCoolingOff: boolean;
  readonly lastDay: string;
  /** In pence. */
  readonly refund: number;
}

/** The last day on which a customer may cancel with a refund. */
export function findLastCoolingOffDay(joinedOn: string): string {
  return addDays(joinedOn, COOLING_OFF_DAYS);
}

export function isCoolingOff(joinedOn: string, today: string): boolean {
  return today <= findLastCoolingOffDay(joinedOn);
}

/**
 * Calculates the end and the refund if a customer leaves today. Within 14 days of the order the membership ends
 * today, and the payments are refunded less the days used. Later, one calendar month's notice applies. Only
 * monthly memberships can be left then: a single-payment one ends by itself.
 */
export function calculateLeavingTerms(membership: LeavableMembership, today: string): LeavingTerms {
  if (!isCoolingOff(membership.joinedOn, today)) {
    return { isCoolingOff: false, lastDay: addMonths(today, 1), refund: 0 };
  }
  const refund = Math.max(0, membership.paidPence - calculateUsedPence(membership, today));
  return { isCoolingOff: true, lastDay: today, refund };
}

/** The price of the days used until and including today, without frozen days. */
function calculateUsedPence(
  { startDate, endDate, price, freezes }: LeavableMembership,
  today: string,
): number {
  const tomorrow = addDays(today, 1);
  const passedDays = countDaysBetween(startDate, pickLater(startDate, tomorrow));
  const frozenDayCounts = freezes.map(({ from, to }) =>
    to > today ? countDaysBetween(from, pickLater(from, tomorrow)) : countDaysBetween(from, addDays(to, 1)),
  );
  const usedDays = passedDays - frozenDayCounts.reduce((sum, days) => sum + days, 0);
  if (endDate === null) return calculateProRataFee(price, usedDays);
  const totalDays = countDaysBetween(startDate, addDays(endDate, 1));
  return Math.round((price * Math.min(usedDays, totalDays)) / totalDays);
}
