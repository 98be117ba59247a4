import { randomUUID } from 'node:crypto';
import type { PendingMandate } from '../../store/schema/details.ts';
import type { mandates } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { newReference } from './customer-record.ts';

export type MandateRecord = typeof mandates.$inferSelect;

/** A new direct debit instruction, before the bank has responded. */
export function newMandate(
  store: Pick<Store, 'operatorId' | 'clock'>,
  customerId: string,
  details: PendingMandate,
): MandateRecord {
  return {
    id: randomUUID(),
    operatorId: store.operatorId,
    customerId,
    reference: newReference('PAV'),
    status: 'submitted',
    createdAt: store.clock.now(),
    ...details,
  };
}
