import type { authorisePayment } from '@/shared/api';
import { text } from '../texts';
import type { Authorisation } from './gateway';

type TransactionStatus = Awaited<ReturnType<typeof authorisePayment>>['transactionStatus'];

/** Statuses that are not a decline; without a transaction, no money can be held either. */
const STATUSES_WITHOUT_HOLD: readonly TransactionStatus[] = ['pending', 'sca_required'];

/**
 * Interprets a response without a transaction: nothing can be confirmed. An authorised or unknown status is looked up in the cart
 * (Requirement P4.6).
 */
export function interpretWithoutTransaction(status: TransactionStatus): Authorisation {
  return STATUSES_WITHOUT_HOLD.includes(status)
    ? { kind: 'declined', message: text('payment.transactionFailed') }
    : { kind: 'transaction_unknown', noOrderMessage: text('payment.noTransaction') };
}
