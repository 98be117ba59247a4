import type { Store } from '../../store/store.ts';
import type { CardProviders } from '../card-provider.ts';
import { refused } from '../domain-error.ts';
import { basketChanged, paymentEnded } from '../payment-ending.ts';
import { claimedBy, intentFor, reuseOrBegin, SESSION_MESSAGE } from '../records/begin-transaction.ts';
import { payableCart, refuseWithPenalties, requireConsent, requireTenders } from '../records/payable-cart.ts';
import { releaseAll } from '../records/release-payment.ts';
import { transactionOfIntent, updateTransaction } from '../records/transaction.ts';
import type { PaymentLine, Preparation, Session } from '../types.ts';
import { type PaymentRequest, prepare } from './checkout.ts';

/**
 * POST checkout/session/prepare: as prepare, with the provider's intent made at once.
 *
 * @param returnUrl where the bank sends its customer back to, by the transaction's id
 */
export async function sessionPrepare(
  store: Store,
  cards: CardProviders,
  session: Session,
  returnUrl: ((transactionId: string) => string) | null = null,
): Promise<Preparation & { paymentSessionId: string; clientSecret: string }> {
  const preparation = await prepare(store, cards, session);
  if (cards.of(preparation.paymentProvider).settings.chargedBy === 'server') throw refused(SESSION_MESSAGE);
  const { transaction, superseded } = await store.write(async (tx) => {
    const priced = await payableCart(tx, store, session.userId);
    const claimed = await claimedBy(tx, store, priced);
    if (claimed) return claimed;
    const payments: PaymentLine[] = [{ tenderType: 'card', amount: priced.totals.total }];
    const nothingYet = { terms: [], attemptId: null, cardKey: null, saveCard: false };
    return reuseOrBegin(tx, store, priced, { payments, ...nothingYet });
  });
  await releaseAll(store, cards, superseded);
  const intent = await intentFor(store, cards, transaction, null, returnUrl?.(transaction.id));
  if (intent.clientSecret === null) throw refused(SESSION_MESSAGE);
  return { ...preparation, paymentSessionId: intent.id, clientSecret: intent.clientSecret };
}

/** POST checkout/session/payment: the customer's consent for the session that was prepared. */
export async function sessionPayment(
  store: Store,
  session: Session,
  input: PaymentRequest & { paymentSessionId: string },
): Promise<{ transactionUuid: string; amount: number }> {
  return store.write(async (tx) => {
    await refuseWithPenalties(tx, store, session.userId);
    const transaction = await transactionOfIntent(tx, store, session.userId, input.paymentSessionId);
    const priced = await payableCart(tx, store, session.userId);
    if (priced.cart.id !== transaction.cartId || priced.itemHash !== transaction.itemHash)
      throw basketChanged();
    if (transaction.status === 'cancelled') throw paymentEnded('session_ended');
    await requireConsent(tx, store, priced, input);
    await requireTenders(tx, store, priced, input.payments, ['card']);
    await updateTransaction(tx, store, transaction.id, {
      payments: input.payments,
      acceptedTerms: input.terms,
      attemptId: input.attemptId,
    });
    return { transactionUuid: transaction.id, amount: transaction.amount };
  });
}
