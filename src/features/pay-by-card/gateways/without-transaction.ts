import type { authorisePayment } from '@/shared/api';
import { text } from '../texts';
import type { Authorisation } from './gateway';

type Status = Awaited<ReturnType<typeof authorisePayment>>['transactionStatus'];

/** Statuses of an answer that is no decline, with which, without a transaction, nothing can have been held. */
const HOLDING_NOTHING: readonly Status[] = ['pending', 'sca_required'];

/**
 * An answer that names no transaction: nothing can be confirmed. An authorised or unknown status is looked up
 * in the cart (Requirement P4.6).
 */
export function withoutTransaction(status: Status): Authorisation {
  return HOLDING_NOTHING.includes(status)
    ? { kind: 'declined', message: text('payment.transactionFailed') }
    : { kind: 'transaction_unknown', noOrderMessage: text('payment.noTransaction') };
}
