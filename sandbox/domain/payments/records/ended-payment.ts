import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { hasLaterTransaction, priceCart, type TransactionRecord } from '../../cart/index.ts';
import type { CartRecord } from '../../common/index.ts';
import type { PaymentEnding } from '../payment-ending.ts';
import { isBackAtDesk } from './handoff-payment.ts';

/** Derives the reason of a cancelled payment from the state of its basket. */
export async function findPaymentEnding(
  db: Tx,
  store: Store,
  { transaction, cart }: { transaction: TransactionRecord; cart: CartRecord },
): Promise<PaymentEnding> {
  if (cart.status === 'abandoned') return 'basket_emptied';
  if (cart.status === 'completed') return 'already_paid';
  if (await isBackAtDesk(db, store, cart)) return 'basket_taken_back';
  const { items, holds, itemHash } = await priceCart(db, store, cart);
  if (items.length === 0) return 'basket_emptied';
  const isLost = [...holds.values()].some(({ state }) => state === 'lost');
  if (isLost || itemHash !== transaction.itemHash) return 'basket_changed';
  return (await hasLaterTransaction(db, store, transaction)) ? 'replaced' : 'cancelled';
}
