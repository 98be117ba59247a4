import { addDays, dayOfMonth, daysBetween, partsOf, prettyDate } from './dates.ts';
import type { FrozenDays } from './freeze.ts';
import { proRataFee } from './pricing.ts';

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

/** What one day's collection takes for a membership: in a freeze the fee, after one that was ended early what is owed. */
export function itemsOn(
  { name, price, freezes }: { name: string; price: number; freezes: readonly CollectedFreeze[] },
  { date, before }: { date: string; before: string },
): CollectionItem[] {
  const frozen = freezes.find(({ from, to }) => from <= date && date <= to);
  if (frozen) return [{ label: `${name}, frozen`, amount: frozen.fee }];
  const ended = freezes.filter(({ to, adjustment }) => adjustment !== 0 && before <= to && to < date);
  return [
    { label: name, amount: price },
    ...ended.map(({ to, adjustment }) => ({
      label: `${name}, its freeze ended on ${prettyDate(to)}`,
      amount: adjustment,
    })),
  ];
}

export interface EarlyEnd {
  /** The last frozen day. */
  readonly lastDay: string;
  /** The first day of use. */
  readonly from: string;
  /** The days from then to the next collection, which a frozen collection has not paid for; none where none has fallen out. */
  readonly owedDays: number;
  readonly owed: number;
  /** The frozen days that an earlier collection has paid for. */
  readonly paidDays: number;
  readonly givenBack: number;
}

/** What ending a running freeze today costs and gives back, day by day of the year. */
export function earlyEnd(
  { from }: Pick<FrozenDays, 'from'>,
  { price, billingDay }: { price: number; billingDay: number | null },
  today: string,
): EarlyEnd {
  const lastDay = today;
  const first = addDays(today, 1);
  const none = { lastDay, from: first, owedDays: 0, owed: 0, paidDays: 0, givenBack: 0 };
  if (billingDay === null) return none;
  const firstOut = collectionFrom(from, billingDay);
  const hasFallenOut = firstOut <= today;
  const paidDays = hasFallenOut ? daysBetween(from, firstOut) : daysBetween(from, first);
  const owedDays = hasFallenOut ? daysBetween(first, collectionFrom(first, billingDay)) : 0;
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
