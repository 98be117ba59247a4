import type { Store } from '../../store/store.ts';
import { findBasketOwner, findPayableCart } from '../cart/index.ts';
import { DomainError } from '../common/index.ts';
import type { Completion, Session } from '../common/types.ts';
import type { CardProviders } from './card-provider.ts';
import { complete } from './complete-payment.ts';
import { paymentEndedError } from './payment-ending.ts';
import { findClaimingTransaction } from './records/create-transaction.ts';

/**
 * Completes another attempt that has claimed the cart and may already have taken money, before another card is
 * charged. If its money was released, the cart is open again.
 * @throws DomainError 422 `already_paid` when this creates the order
 */
export async function finishClaimed(
  store: Store,
  cards: CardProviders,
  session: Session,
  { attemptId, source }: { attemptId: string | null; source: string },
): Promise<void> {
  const claimed = await store.read(async (db) =>
    findClaimingTransaction(
      db,
      store,
      await findPayableCart(db, store, await findBasketOwner(db, store, session)),
    ),
  );
  if (claimed === null || claimed.transaction.attemptId === attemptId) return;
  const transactionUuid = claimed.transaction.id;
  const finished = complete(store, cards, session, { transactionUuid, source });
  const { completeOrderId } = await finished.catch(ignoreRefusal);
  if (completeOrderId !== null) throw paymentEndedError('already_paid');
}

function ignoreRefusal(refusal: unknown): Pick<Completion, 'completeOrderId'> {
  if (refusal instanceof DomainError) return { completeOrderId: null };
  throw refusal;
}
