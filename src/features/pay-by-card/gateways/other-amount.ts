import type { AuthorisePaymentRequest, completeSca } from '@/shared/api';
import { text } from '@/shared/messages';
import type { Authorisation } from './gateway';

/** What ends a payment whose amount its customer was not shown. */
const AMOUNT_CHANGED = 'amount_changed';

/** Whether an amount, in minor units, is another one than the customer was asked for; one that nobody says is none. */
export function isOtherAmount(
  amount: number | null | undefined,
  { payments }: Pick<AuthorisePaymentRequest, 'payments'>,
): boolean {
  const shown = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return typeof amount === 'number' && amount !== shown;
}

/** The customer is shown the price as it is now, and pays again or not. */
export function amountChanged(): Authorisation {
  return { kind: 'declined', message: text('payment.amountChanged'), isCartOutdated: true };
}

/**
 * The same of a payment that the server has authorised: what is held for it is given back. When that cannot be asked for, the next
 * attempt or the server's sweep does it: the payment is not completed in any case.
 */
export async function releaseOtherAmount(
  transactionUuid: string,
  askServer: typeof completeSca,
): Promise<Authorisation> {
  const given = { transactionId: transactionUuid, transactionUuid, scaResult: AMOUNT_CHANGED };
  await askServer(given).catch(() => undefined);
  return amountChanged();
}
