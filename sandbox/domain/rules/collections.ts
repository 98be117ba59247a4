import { addDays, dayOfMonth, laterOf, partsOf } from './dates.ts';
import { type CollectedFreeze, type CollectionItem, itemsOn, settledOn } from './freeze-collections.ts';

/** A membership that is paid by direct debit every month. Dates are in London; the end is its last day. */
export interface CollectedMembership {
  readonly name: string;
  readonly price: number;
  readonly billingDay: number;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly freezes?: readonly CollectedFreeze[];
}

export interface Collection {
  readonly date: string;
  /** Pence, of all its items. */
  readonly amount: number;
  readonly items: readonly CollectionItem[];
}

/**
 * The collections of the next months, by date; those of one day are one. The first comes after the start, and not before the
 * notice of the instruction has passed (`earliest`).
 */
export function nextCollections(
  held: readonly CollectedMembership[],
  { earliest, months }: { readonly earliest: string; readonly months: number },
): Collection[] {
  const byDate = new Map<string, CollectionItem[]>();
  for (const { freezes = [], ...one } of held) {
    const membership = { ...one, freezes };
    for (const date of datesOf(membership, earliest, months)) {
      byDate.set(date, [...(byDate.get(date) ?? []), ...itemsOn(membership, date)]);
    }
  }
  return [...byDate]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, items]) => ({ date, items, amount: items.reduce((sum, { amount }) => sum + amount, 0) }));
}

function datesOf(
  membership: CollectedMembership & { freezes: readonly CollectedFreeze[] },
  earliest: string,
  months: number,
): string[] {
  const { billingDay, startDate, endDate, freezes } = membership;
  const first = laterOf(addDays(startDate, 1), earliest);
  const { year, month } = partsOf(first);
  const regular = Array.from({ length: months + 1 }, (_, index) =>
    dayOfMonth(year, month + index, billingDay),
  )
    .filter((date) => date >= first && (endDate === null || date <= endDate))
    .slice(0, months);
  const settling = freezes
    .map((freeze) => settledOn(freeze, membership))
    .filter((date) => date !== null)
    .filter((date) => endDate !== null && date > endDate && date >= first);
  return [...regular, ...new Set(settling)];
}
