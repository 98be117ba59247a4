import { randomUUID } from 'node:crypto';
import type { PendingMandate } from '../../../store/schema/details.ts';
import type { mandates } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { addDays, toLondonDate } from '../../common/index.ts';
import { createReference } from './customer-record.ts';

export type MandateRecord = typeof mandates.$inferSelect;

/** A new direct debit instruction, before the bank has responded. */
export function createMandateRecord(
  store: Pick<Store, 'operatorId' | 'clock'>,
  customerId: string,
  details: PendingMandate,
): MandateRecord {
  return {
    id: randomUUID(),
    operatorId: store.operatorId,
    customerId,
    reference: createReference('PAV'),
    status: 'submitted',
    createdAt: store.clock.now(),
    replaced: null,
    ...details,
  };
}

/** The first day on which an instruction itself may collect, after its notice period. */
export function calculateNoticeEnd(
  { createdAt }: Pick<MandateRecord, 'createdAt'>,
  noticeDays: number,
): string {
  return addDays(toLondonDate(createdAt), noticeDays);
}

/** The state of an instruction on a day: active once its notice period has passed. */
export function deriveMandateStatus(
  mandate: Pick<MandateRecord, 'status' | 'createdAt'>,
  today: string,
  noticeDays: number,
): MandateRecord['status'] {
  const isNoticeOver = mandate.status === 'submitted' && calculateNoticeEnd(mandate, noticeDays) <= today;
  return isNoticeOver ? 'active' : mandate.status;
}

/**
 * The first day on which a customer's account can be collected from. During the notice period of a new account,
 * the previous one is used.
 */
export function findFirstCollectableDate(mandate: MandateRecord, noticeDays: number): string {
  return mandate.replaced?.collectsFrom ?? calculateNoticeEnd(mandate, noticeDays);
}

/**
 * What a new instruction keeps of the one that it replaces. If that one is still in its notice period, the one before it is kept.
 */
export function toReplacedMandate(
  earlierMandate: MandateRecord | null,
  today: string,
  noticeDays: number,
): MandateRecord['replaced'] {
  if (earlierMandate === null || earlierMandate.status === 'cancelled') return null;
  if (earlierMandate.replaced && calculateNoticeEnd(earlierMandate, noticeDays) > today)
    return earlierMandate.replaced;
  return {
    accountEnding: earlierMandate.accountNumber.slice(-4),
    collectsFrom: findFirstCollectableDate(earlierMandate, noticeDays),
  };
}
