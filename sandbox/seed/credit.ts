import { addDays } from '../domain/common/index.ts';
import type { creditEntries } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';
import { demoId } from './demo-ids.ts';

/** The history of the demo customer's credit: cancelled bookings, and a changed membership. */
export function buildDemoCreditEntries(
  { operatorId }: Store,
  today: string,
): (typeof creditEntries.$inferInsert)[] {
  const creditRows = [
    ['general', 'Cancelled: Badminton', 1050, 64],
    ['membership', 'Paid already for Swim', 500, 31],
    ['general', 'Cancelled: Aqua Fit', 450, 12],
  ] as const;
  return creditRows.map(([kind, label, amount, daysAgo]) => ({
    id: demoId(`credit:D1000006:${label}`),
    operatorId,
    customerId: demoId('customer:D1000006'),
    kind,
    amount,
    label,
    createdAt: new Date(`${addDays(today, -daysAgo)}T12:00:00Z`),
  }));
}
