import { addDays, addMonths, daysBetween, laterOf } from '../../common/index.ts';
import type { FrozenDays } from './freeze.ts';
import { proRataFee } from './pro-rata.ts';

/** For how many days after the order a customer may change their mind. */
const COOLING_OFF_DAYS = 14;

/** A membership as far as leaving it depends on it. Amounts are pence. */
export interface LeavableMembership {
  /** The day of the order. */
  readonly joinedOn: string;
  readonly startDate: string;
  /** The last day of a single payment; null for a monthly one. */
  readonly endDate: string | null;
  /** Each month, or once. */
  readonly price: number;
  /** Everything that was paid for it until today. */
  readonly paid: number;
  /** The days on which it could not be used. */
  readonly freezes: readonly FrozenDays[];
}

/** What leaving today means. */
export interface LeavingTerms {
  readonly isCoolingOff: boolean;
  readonly lastDay: string;
  /** Pence. */
  readonly refund: number;
}

/** The last day on which a customer may change their mind. */
export function coolingOffUntil(joinedOn: string): string {
  return addDays(joinedOn, COOLING_OFF_DAYS);
}

export function isCoolingOff(joinedOn: string, today: string): boolean {
  return today <= coolingOffUntil(joinedOn);
}

/**
 * Within 14 days of the order it ends today, and what was paid is returned, less the days used. Later one calendar month of
 * notice is given. Only a monthly membership is left then: a single payment ends by itself.
 */
export function leavingOf(membership: LeavableMembership, today: string): LeavingTerms {
  if (!isCoolingOff(membership.joinedOn, today)) {
    return { isCoolingOff: false, lastDay: addMonths(today, 1), refund: 0 };
  }
  const refund = Math.max(0, membership.paid - usedPart(membership, today));
  return { isCoolingOff: true, lastDay: today, refund };
}

/** The price of the days until today, today among them, without those on which it was frozen. */
function usedPart({ startDate, endDate, price, freezes }: LeavableMembership, today: string): number {
  const tomorrow = addDays(today, 1);
  const passed = daysBetween(startDate, laterOf(startDate, tomorrow));
  const frozen = freezes.map(({ from, to }) =>
    to > today ? daysBetween(from, laterOf(from, tomorrow)) : daysBetween(from, addDays(to, 1)),
  );
  const used = passed - frozen.reduce((sum, days) => sum + days, 0);
  if (endDate === null) return proRataFee(price, used);
  const days = daysBetween(startDate, addDays(endDate, 1));
  return Math.round((price * Math.min(used, days)) / days);
}
