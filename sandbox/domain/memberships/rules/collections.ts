import { addDays, formatLongDate, parseDateParts, pickLater, toDayOfMonth } from '../../common/index.ts';
import {
  type CollectedFreeze,
  type CollectionItem,
  findSettlementDate,
  listCollectionItems,
} from './freeze-collections.ts';

/** The longest notice of an instruction, in months. */
const MOST_OWED_MONTHS = 2;

/** A membership that is paid monthly by direct debit. Dates are in London time; the end is its last day. */
export interface CollectedMembership {
  readonly name: string;
  readonly price: number;
  readonly billingDay: number;
  readonly startDate: string;
  /** The day of its first collection; if missing, the first billing day after the start. */
  readonly collectsFrom?: string | null;
  readonly endDate: string | null;
  readonly freezes?: readonly CollectedFreeze[];
}

export interface Collection {
  readonly date: string;
  /** The sum of all its items, in pence. */
  readonly amount: number;
  readonly items: readonly CollectionItem[];
}

/** The period whose collections are calculated. */
interface CollectionPeriod {
  /** The first day on which the instruction may collect. */
  readonly earliest: string;
  /** Amounts that fell due from this day on, before the instruction could collect, are added to the first collection. */
  readonly owedFrom?: string;
  /** Collections before this day are left out. */
  readonly from?: string;
  readonly months: number;
}

/**
 * The collections of the next months, by date, with one entry for each day. The first collection of a membership
 * comes after its start, and not before the notice period of the instruction has passed (`earliest`).
 */
export function listNextCollections(
  held: readonly CollectedMembership[],
  { earliest, owedFrom = earliest, from = earliest, months }: CollectionPeriod,
): Collection[] {
  const byDate = new Map<string, CollectionItem[]>();
  const first = pickLater(earliest, from);
  for (const { freezes = [], ...one } of held) {
    const membership = { ...one, freezes };
    const owed = listOwedItems(membership, owedFrom, earliest);
    for (const date of listCollectionDates(membership, first, months))
      add(byDate, date, [...listCollectionItems(membership, date), ...(owed.on === date ? owed.items : [])]);
    if (owed.items.length > 0 && owed.on >= first && !byDate.has(owed.on)) add(byDate, owed.on, owed.items);
  }
  return [...byDate]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, items]) => ({ date, items, amount: items.reduce((sum, { amount }) => sum + amount, 0) }));
}

function add(byDate: Map<string, CollectionItem[]>, date: string, items: readonly CollectionItem[]): void {
  byDate.set(date, [...(byDate.get(date) ?? []), ...items]);
}

/** What fell due before the instruction could collect, due on the first billing day on which it can. */
function listOwedItems(
  membership: CollectedMembership & { freezes: readonly CollectedFreeze[] },
  owedFrom: string,
  earliest: string,
): { on: string; items: CollectionItem[] } {
  const { billingDay, collectsFrom = null } = membership;
  const on = listBillingDaysFrom(earliest, billingDay, 1)[0] ?? earliest;
  if (collectsFrom === null || owedFrom >= earliest) return { on, items: [] };
  const dates = listCollectionDates(membership, owedFrom, MOST_OWED_MONTHS).filter((date) => date < earliest);
  const items = dates.flatMap((date) =>
    listCollectionItems(membership, date).map(({ label, amount }) => ({
      label: `${label}, ${formatLongDate(date)}`,
      amount,
    })),
  );
  return { on, items };
}

function listCollectionDates(
  membership: CollectedMembership & { freezes: readonly CollectedFreeze[] },
  earliest: string,
  months: number,
): string[] {
  const { billingDay, startDate, collectsFrom, endDate, freezes } = membership;
  const first = pickLater(collectsFrom ?? addDays(startDate, 1), earliest);
  const regular = listBillingDaysFrom(first, billingDay, months).filter(
    (date) => endDate === null || date <= endDate,
  );
  const settling = freezes
    .map((freeze) => findSettlementDate(freeze, membership))
    .filter((date) => date !== null)
    .filter((date) => endDate !== null && date > endDate && date >= first);
  return [...regular, ...new Set(settling)];
}

/** The next billing days from a date on. */
export function listBillingDaysFrom(from: string, billingDay: number, count: number): string[] {
  const { year, month } = parseDateParts(from);
  return Array.from({ length: count + 1 }, (_, index) => toDayOfMonth(year, month + index, billingDay))
    .filter((date) => date >= from)
    .slice(0, count);
}
