import { randomUUID } from 'node:crypto';
import type { PendingMandate } from '../../../store/schema/details.ts';
import type { mandates } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { addDays, todayInLondon } from '../../common/index.ts';
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
    replaced: null,
    ...details,
  };
}

/** The first day on which an instruction itself may collect, after its notice period. */
export function noticedOn({ createdAt }: Pick<MandateRecord, 'createdAt'>, noticeDays: number): string {
  return addDays(todayInLondon(createdAt), noticeDays);
}

/** The state of an instruction on a day: active once its notice period has passed. */
export function stateOn(
  mandate: Pick<MandateRecord, 'status' | 'createdAt'>,
  today: string,
  noticeDays: number,
): MandateRecord['status'] {
  const isAccepted = mandate.status === 'submitted' && noticedOn(mandate, noticeDays) <= today;
  return isAccepted ? 'active' : mandate.status;
}

/**
 * The first day on which a customer's account can be collected from. During the notice period of a new account,
 * the previous one is used.
 */
export function collectableFrom(mandate: MandateRecord, noticeDays: number): string {
  return mandate.replaced?.collectsFrom ?? noticedOn(mandate, noticeDays);
}

/**
 * What a new instruction keeps of the one that it replaces. If that one is still in its notice period, the one before it is kept.
 */
export function replacedBy(
  before: MandateRecord | null,
  today: string,
  noticeDays: number,
): MandateRecord['replaced'] {
  if (before === null || before.status === 'cancelled') return null;
  if (before.replaced && noticedOn(before, noticeDays) > today) return before.replaced;
  return {
    accountEnding: before.accountNumber.slice(-4),
    collectsFrom: collectableFrom(before, noticeDays),
  };
}
