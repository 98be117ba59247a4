import {
  addDays,
  countDaysBetween,
  formatLongDate,
  parseDateParts,
  pickLater,
  toDayOfMonth,
} from '../../common/index.ts';
import { type FrozenDays, isFrozenOn } from './freeze.ts';
import { calculateProRataFee } from './pro-rata.ts';

/** The facts about a freeze on which collections depend. Amounts are pence. */
export interface CollectedFreeze extends FrozenDays {
  /** Collected each month instead of the price. */
  readonly fee: number;
  /** What an early end adds to the first collection after the freeze; negative if it gives money back. */
  readonly adjustment: number;
}

export interface CollectionItem {
  readonly label: string;
  readonly amount: number;
}

/** The facts about a membership on which the settlement of a freeze depends. The end is its last day. */
interface FrozenMembership {
  readonly price: number;
  readonly billingDay: number | null;
  readonly endDate: string | null;
}

/**
 * The items of one day's collection for a membership: the fee during a freeze, and what is owed after one that was ended early.
 */
export function listCollectionItems(
  membership: FrozenMembership & { name: string; freezes: readonly CollectedFreeze[] },
  date: string,
): CollectionItem[] {
  const { name, price, endDate, freezes } = membership;
  const freezeOnDate = freezes.find(({ from, to }) => from <= date && date <= to);
  if (freezeOnDate) return [{ label: `${name}, frozen`, amount: freezeOnDate.fee }];
  const settlementItems = freezes
    .filter((freeze) => findSettlementDate(freeze, membership) === date)
    .map(({ to, ...freeze }) => ({
      label: `${name}, its freeze ended on ${formatLongDate(to)}`,
      amount: calculateAdjustment({ to, ...freeze }, membership),
    }));
  return endDate !== null && endDate < date
    ? settlementItems
    : [{ label: name, amount: price }, ...settlementItems];
}

/**
 * The date of the collection that settles a freeze that was ended early: the next one at the full price, or the
 * first after the membership's end if that is earlier. Null if nothing is left to collect.
 */
export function findSettlementDate(
  freeze: CollectedFreeze,
  membership: FrozenMembership & { freezes: readonly CollectedFreeze[] },
): string | null {
  const { billingDay, endDate, freezes } = membership;
  if (billingDay === null || freeze.adjustment === 0) return null;
  const isAfterEnd = (date: string) => endDate !== null && endDate < date;
  let settlementDate = findCollectionFrom(addDays(freeze.to, 1), billingDay);
  while (isFrozenOn(freezes, settlementDate) && !isAfterEnd(settlementDate))
    settlementDate = findCollectionFrom(addDays(settlementDate, 1), billingDay);
  return isAfterEnd(settlementDate) && calculateAdjustment(freeze, membership) <= 0 ? null : settlementDate;
}

/** What a freeze that was ended early costs; negative if it gives money back. Days after the membership's end cost nothing. */
function calculateAdjustment(freeze: CollectedFreeze, membership: FrozenMembership): number {
  const calculateOwedUntil = ({ endDate }: Pick<FrozenMembership, 'endDate'>) =>
    calculateEarlyEnd(freeze, { ...membership, endDate }, freeze.to).owed;
  return freeze.adjustment === 0
    ? 0
    : freeze.adjustment - calculateOwedUntil({ endDate: null }) + calculateOwedUntil(membership);
}

/** What no collection can give back any more, because the membership ends before the next one. */
export function calculateUnsettledAdjustment(
  freeze: CollectedFreeze,
  membership: FrozenMembership & { freezes: readonly CollectedFreeze[] },
): number {
  return findSettlementDate(freeze, membership) === null
    ? Math.max(0, -calculateAdjustment(freeze, membership))
    : 0;
}

export interface EarlyFreezeEnd {
  /** The last frozen day. */
  readonly lastDay: string;
  /** The first day on which the membership can be used again. */
  readonly resumesOn: string;
  /**
   * How many days from then until the next collection, or until the end, are unpaid because a collection was
   * skipped; 0 if none was.
   */
  readonly owedDays: number;
  readonly owed: number;
  /** How many frozen days were paid by an earlier collection. */
  readonly paidDays: number;
  readonly givenBack: number;
}

/** Calculates what ending a running freeze today costs and gives back, at the daily price. */
export function calculateEarlyEnd(
  { from }: Pick<FrozenDays, 'from'>,
  { price, billingDay, endDate }: FrozenMembership,
  today: string,
): EarlyFreezeEnd {
  const lastDay = today;
  const tomorrow = addDays(today, 1);
  const noCharges = { lastDay, resumesOn: tomorrow, owedDays: 0, owed: 0, paidDays: 0, givenBack: 0 };
  if (billingDay === null) return noCharges;
  const firstSkippedCollection = findCollectionFrom(from, billingDay);
  const isCollectionSkipped = firstSkippedCollection <= today;
  const paidDays = isCollectionSkipped
    ? countDaysBetween(from, firstSkippedCollection)
    : countDaysBetween(from, tomorrow);
  const nextCollection = findCollectionFrom(tomorrow, billingDay);
  const nextPaidDay =
    endDate !== null && endDate < nextCollection ? pickLater(tomorrow, addDays(endDate, 1)) : nextCollection;
  const owedDays = isCollectionSkipped ? countDaysBetween(tomorrow, nextPaidDay) : 0;
  return {
    ...noCharges,
    owedDays,
    owed: calculateProRataFee(price, owedDays),
    paidDays,
    givenBack: calculateProRataFee(price, paidDays),
  };
}

/** The first collection on or after a date. */
function findCollectionFrom(date: string, billingDay: number): string {
  const { year, month } = parseDateParts(date);
  const dateThisMonth = toDayOfMonth(year, month, billingDay);
  return dateThisMonth >= date ? dateThisMonth : toDayOfMonth(year, month + 1, billingDay);
}
