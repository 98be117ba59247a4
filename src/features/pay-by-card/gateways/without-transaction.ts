import type { authorisePayment } from '@/shared/api';
import { text } from '@/shared/messages';
import type { Authorisation } from './gateway';

type Status = Awaited<ReturnType<typeof authorisePayment>>['transactionStatus'];

/** An answer that names no transaction: nothing can be confirmed; what is said to be authorised is looked for in the cart (Spec, platform §8). */
export function withoutTransaction(status: Status): Authorisation {
  return status === 'authorised'
    ? { kind: 'lost', ifNothing: text('payment.noTransaction') }
    : { kind: 'declined', message: text('payment.transactionFailed') };
}
