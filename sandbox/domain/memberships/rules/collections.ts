import { addDays, formatLongDate, parseDateParts, pickLater, toDayOfMonth } from '../../common/index.ts';
import {
  type CollectedFreeze,
  type CollectionItem,
  findSettlementDate,
  listCollectionItems,
} from './freeze-collections.ts';

/** The longest notice of an instruction, in months. */
const LONGEST_NOTICE_MONTHS = 2;

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
  readonly fromDate?: string;
  readonly months: number;
}

/**
 * The collections of the next months, by date, with one entry for each day. The first collection of a membership
 * comes after its start, and not before the notice period of the instruction has passed (`earliest`).
 */
export function listNextCollections(
  memberships: readonly CollectedMembership[],
  { earliest, owedFrom = earliest, fromDate = earliest, months }: CollectionPeriod,
): Collection[] {
  const itemsByDate = new Map<string, CollectionItem[]>();
  const firstDay = pickLater(earliest, fromDate);
  for (const { freezes = [], ...membershipFields } of memberships) {
    const membership = { ...membershipFields, freezes };
    const owedItems = listOwedItems(membership, owedFrom, earliest);
    for (const date of listCollectionDates(membership, firstDay, months))
      addItemsOnDate(itemsByDate, date, [
        ...listCollectionItems(membership, date),
        ...(owedItems.dueOn === date ? owedItems.items : []),
      ]);
    if (owedItems.items.length > 0 && owedItems.dueOn >= firstDay && !itemsByDate.has(owedItems.dueOn))
      addItemsOnDate(itemsByDate, owedItems.dueOn, owedItems.items);
  }
  return [...itemsByDate]
    .toSorted(([firstDate], [secondDate]) => firstDate.localeCompare(secondDate))
    .map(([date, items]) => ({ date, items, amount: items.reduce((sum, { amount }) => sum + amount, 0) }));
}

function addItemsOnDate(
  itemsByDate: Map<string, CollectionItem[]>,
  date: string,
  items: readonly CollectionItem[],
): void {
  itemsByDate.set(date, [...(itemsByDate.get(date) ?? []), ...items]);
}

/** What fell due before the instruction could collect, due on the first billing day on which it can. */
function listOwedItems(
  membership: CollectedMembership & { freezes: readonly CollectedFreeze[] },
  owedFrom: string,
  earliest: string,
): { dueOn: string; items: CollectionItem[] } {
  const { billingDay, collectsFrom = null } = membership;
  const dueOn = listBillingDaysFrom(earliest, billingDay, 1)[0] ?? earliest;
  if (collectsFrom === null || owedFrom >= earliest) return { dueOn, items: [] };
  const dates = listCollectionDates(membership, owedFrom, LONGEST_NOTICE_MONTHS).filter(
    (date) => date < earliest,
  );
  const items = dates.flatMap((date) =>
    listCollectionItems(membership, date).map(({ label, amount }) => ({
      label: `${label}, ${formatLongDate(date)}`,
      amount,
    })),
  );
  return { dueOn, items };
}

function listCollectionDates(
  membership: CollectedMembership & { freezes: readonly CollectedFreeze[] },
  earliest: string,
  months: number,
): string[] {
  const { billingDay, startDate, collectsFrom, endDate, freezes } = membership;
  const firstDay = pickLater(collectsFrom ?? addDays(startDate, 1), earliest);
  const regularDates = listBillingDaysFrom(firstDay, billingDay, months).filter(
    (date) => endDate === null || date <= endDate,
  );
  const settlementDates = freezes
    .map((freeze) => findSettlementDate(freeze, membership))
    .filter((date) => date !== null)
    .filter((date) => endDate !== null && date > endDate && date >= firstDay);
  return [...regularDates, ...new Set(settlementDates)];
}

/** The next billing days from a date on. */
export function listBillingDaysFrom(fromDate: string, billingDay: number, count: number): string[] {
  const { year, month } = parseDateParts(fromDate);
  return Array.from({ length: count + 1 }, (_, index) => toDayOfMonth(year, month + index, billingDay))
    .filter((date) => date >= fromDate)
    .slice(0, count);
}
