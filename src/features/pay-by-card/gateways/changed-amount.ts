import type { completeSca } from '@/shared/api';
import { text } from '../texts';
import type { Authorisation } from './gateway';

/** The code of a payment that ended because its amount was not the one shown. */
const AMOUNT_CHANGED_RESULT = 'amount_changed';

/** The result for a changed amount: the customer sees the new price and can pay again. */
export function buildAmountChangedResult(): Authorisation {
  return { kind: 'declined', message: text('payment.amountChanged'), isCartOutdated: true };
}

/**
 * The same for a payment that the server has authorised: its hold is released. If the release request fails, the next attempt or
 * the server's sweep releases it; the payment is never completed.
 */
export async function releaseChangedAmount(
  transactionUuid: string,
  sendResult: typeof completeSca,
): Promise<Authorisation> {
  const result = { transactionId: transactionUuid, transactionUuid, scaResult: AMOUNT_CHANGED_RESULT };
  await sendResult(result).catch(() => undefined);
  return buildAmountChangedResult();
}
