import type { completeSca } from '@/shared/api';
import { text } from '../texts';
import type { Authorisation } from './gateway';

/** What ends a payment whose amount its customer was not shown. */
const AMOUNT_CHANGED = 'amount_changed';

/** The customer is shown the price as it is now, and pays again or not. */
export function amountChanged(): Authorisation {
  return { kind: 'declined', message: text('payment.amountChanged'), isCartOutdated: true };
}

/**
 * The same of a payment that the server has authorised: what is held for it is given back. When that cannot be asked for, the next
 * attempt or the server's sweep does it: the payment is not completed in any case.
 */
export async function releaseChangedAmount(
  transactionUuid: string,
  askServer: typeof completeSca,
): Promise<Authorisation> {
  const given = { transactionId: transactionUuid, transactionUuid, scaResult: AMOUNT_CHANGED };
  await askServer(given).catch(() => undefined);
  return amountChanged();
}
