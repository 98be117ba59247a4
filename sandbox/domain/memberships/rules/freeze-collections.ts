import { addDays, dayOfMonth, daysBetween, laterOf, partsOf, prettyDate } from '../../common/index.ts';
import { type FrozenDays, isFrozenOn } from './freeze.ts';
import { proRataFee } from './pro-rata.ts';

/** A freeze as far as collections depend on it. Amounts are pence. */
export interface CollectedFreeze extends FrozenDays {
  /** Collected instead of the price, each month. */
  readonly fee: number;
  /** What the first collection after it takes besides the price, because it was ended early; less than nothing gives back. */
  readonly adjustment: number;
}

export interface CollectionItem {
  readonly label: string;
  readonly amount: number;
}

/** A membership as far as a freeze that was ended early depends on it. The end is its last day. */
interface FrozenMembership {
  readonly price: number;
  readonly billingDay: number | null;
  readonly endDate: string | null;
}

/** What one day's collection takes for a membership: in a freeze the fee, after one that was ended early what is owed. */
export function itemsOn(
  membership: FrozenMembership & { name: string; freezes: readonly CollectedFreeze[] },
  date: string,
): CollectionItem[] {
  const { name, price, endDate, freezes } = membership;
  const frozen = freezes.find(({ from, to }) => from <= date && date <= to);
  if (frozen) return [{ label: `${name}, frozen`, amount: frozen.fee }];
  const ended = freezes
    .filter((freeze) => settledOn(freeze, membership) === date)
    .map(({ to, ...freeze }) => ({
      label: `${name}, its freeze ended on ${prettyDate(to)}`,
      amount: adjustmentOf({ to, ...freeze }, membership),
    }));
  return endDate !== null && endDate < date ? ended : [{ label: name, amount: price }, ...ended];
}

/**
 * The collection that settles a freeze that was ended early: the next one of the price. Where the membership ends before, the
 * first after its end; null where nothing is left to collect.
 */
export function settledOn(
  freeze: CollectedFreeze,
  membership: FrozenMembership & { freezes: readonly CollectedFreeze[] },
): string | null {
  const { billingDay, endDate, freezes } = membership;
  if (billingDay === null || freeze.adjustment === 0) return null;
  const isOver = (date: string) => endDate !== null && endDate < date;
  let date = collectionFrom(addDays(freeze.to, 1), billingDay);
  while (isFrozenOn(freezes, date) && !isOver(date)) date = collectionFrom(addDays(date, 1), billingDay);
  return isOver(date) && adjustmentOf(freeze, membership) <= 0 ? null : date;
}

/** What a freeze that was ended early costs, less than nothing what it gives back: days after the membership's end cost nothing. */
function adjustmentOf(freeze: CollectedFreeze, membership: FrozenMembership): number {
  const owed = ({ endDate }: Pick<FrozenMembership, 'endDate'>) =>
    earlyEnd(freeze, { ...membership, endDate }, freeze.to).owed;
  return freeze.adjustment === 0 ? 0 : freeze.adjustment - owed({ endDate: null }) + owed(membership);
}

/** What no collection can give back any more, because the membership ends before the next one. */
export function unsettledAdjustment(
  freeze: CollectedFreeze,
  membership: FrozenMembership & { freezes: readonly CollectedFreeze[] },
): number {
  return settledOn(freeze, membership) === null ? Math.max(0, -adjustmentOf(freeze, membership)) : 0;
}

export interface EarlyEnd {
  /** The last frozen day. */
  readonly lastDay: string;
  /** The first day of use. */
  readonly from: string;
  /** The days from then to the next collection, or to the end, which a frozen collection has not paid for; none where none has fallen out. */
  readonly owedDays: number;
  readonly owed: number;
  /** The frozen days that an earlier collection has paid for. */
  readonly paidDays: number;
  readonly givenBack: number;
}

/** What ending a running freeze today costs and gives back, day by day of the year. */
export function earlyEnd(
  { from }: Pick<FrozenDays, 'from'>,
  { price, billingDay, endDate }: FrozenMembership,
  today: string,
): EarlyEnd {
  const lastDay = today;
  const first = addDays(today, 1);
  const none = { lastDay, from: first, owedDays: 0, owed: 0, paidDays: 0, givenBack: 0 };
  if (billingDay === null) return none;
  const firstOut = collectionFrom(from, billingDay);
  const hasFallenOut = firstOut <= today;
  const paidDays = hasFallenOut ? daysBetween(from, firstOut) : daysBetween(from, first);
  const next = collectionFrom(first, billingDay);
  const paidFrom = endDate !== null && endDate < next ? laterOf(first, addDays(endDate, 1)) : next;
  const owedDays = hasFallenOut ? daysBetween(first, paidFrom) : 0;
  return {
    ...none,
    owedDays,
    owed: proRataFee(price, owedDays),
    paidDays,
    givenBack: proRataFee(price, paidDays),
  };
}

/** The first collection on or after a date. */
function collectionFrom(date: string, billingDay: number): string {
  const { year, month } = partsOf(date);
  const thisMonth = dayOfMonth(year, month, billingDay);
  return thisMonth >= date ? thisMonth : dayOfMonth(year, month + 1, billingDay);
}
