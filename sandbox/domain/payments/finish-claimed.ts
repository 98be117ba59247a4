import type { Store } from '../../store/store.ts';
import { requireBasketOwner, requirePayableCart } from '../cart/index.ts';
import { DomainError } from '../common/index.ts';
import type { Caller, OrderCompletion } from '../common/types.ts';
import type { CardProviders } from './card-provider.ts';
import { completePayment } from './complete-payment.ts';
import { buildPaymentEndedError } from './payment-ending.ts';
import { findClaimingTransaction } from './records/create-transaction.ts';

/**
 * Completes another attempt that has claimed the cart and may already have taken money, before another card is
 * charged. If its money was released, the cart is open again.
 * @throws DomainError 422 `already_paid` when this creates the order
 */
export async function finishClaimedPayment(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  { attemptId, source }: { attemptId: string | null; source: string },
): Promise<void> {
  const claimingPayment = await store.read(async (db) =>
    findClaimingTransaction(
      db,
      store,
      await requirePayableCart(db, store, await requireBasketOwner(db, store, caller)),
    ),
  );
  if (claimingPayment === null || claimingPayment.transaction.attemptId === attemptId) return;
  const transactionUuid = claimingPayment.transaction.id;
  const completion = completePayment(store, cards, caller, { transactionUuid, source });
  const { completeOrderId } = await completion.catch(ignoreRefusal);
  if (completeOrderId !== null) throw buildPaymentEndedError('already_paid');
}

function ignoreRefusal(refusal: unknown): Pick<OrderCompletion, 'completeOrderId'> {
  if (refusal instanceof DomainError) return { completeOrderId: null };
  throw refusal;
}
