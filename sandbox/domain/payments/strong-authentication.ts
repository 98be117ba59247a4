import type { Store } from '../../store/store.ts';
import {
  findOwnTransaction,
  findTransactionByChallenge,
  type TransactionRecord,
  updateTransaction,
} from '../cart/index.ts';
import type { Caller } from '../common/types.ts';
import type { CardIntent, CardProviders, ChallengeAnswer } from './card-provider.ts';
import { formatEnding, type PaymentEnding } from './payment-ending.ts';
import { findPaymentEnding } from './records/ended-payment.ts';
import { cancelPayments } from './records/release-payment.ts';
import { toTransactionStatus } from './rules/payment-status.ts';

export type ScaStatus = 'authorised' | 'failed' | 'pending';

/** The result of a challenge. `error` says why the payment has ended, unless the bank declined it. */
interface ScaOutcome {
  transactionId: string;
  status: ScaStatus;
  error: { code: PaymentEnding; message: string } | null;
}

/** The results from the browser that have an effect: the customer closed the bank's page, or saw a different amount. */
const CANCELLED_RESULT = 'cancelled';
const AMOUNT_CHANGED_RESULT = 'amount_changed';

/**
 * POST payment-providers/sca-completion/{transactionId}: reports the provider's result, never the browser's, with
 * two exceptions. If the customer cancelled, the payment ends and a later response from the bank is ignored. If
 * they did not agree to the amount, it ends even if the bank holds the money, unless it is already being
 * completed.
 */
export async function completeChallenge(
  store: Store,
  cards: CardProviders,
  caller: Caller,
  input: { transactionId: string; scaResult: string | null },
): Promise<ScaOutcome> {
  const payment = await store.read((db) => findOwnTransaction(db, store, caller.userId, input.transactionId));
  const { id: transactionId, provider } = payment.transaction;
  const isEnded = payment.transaction.status === 'cancelled';
  const status = isEnded ? 'failed' : await loadAuthenticationStatus(cards, payment.transaction);
  if (!isEnded) {
    const isCancelledByCustomer = input.scaResult === CANCELLED_RESULT && status === 'pending';
    const isAmountRejected = input.scaResult === AMOUNT_CHANGED_RESULT && status !== 'failed';
    const isEndedByUs =
      (isCancelledByCustomer || isAmountRejected) && (await cancelIfUnclaimed(store, payment.transaction));
    if (!isEndedByUs) return { transactionId, status, error: null };
    // With a browser-charged provider the bank responds to the provider, not to us, so its session is ended and no
    // money is held later.
    if (status === 'authorised' || cards.findByName(provider).settings.chargedBy === 'browser')
      await cancelPayments(store, cards, [payment.transaction]);
  }
  const code = await store.read((db) => findPaymentEnding(db, store, payment));
  return { transactionId, status: 'failed', error: { code, message: formatEnding(code) } };
}

/** Cancels the payment, so that it cannot be completed. Returns false if completing it has already started. */
function cancelIfUnclaimed(store: Store, { id, customerId }: TransactionRecord): Promise<boolean> {
  return store.write(async (tx) => {
    const { cart } = await findOwnTransaction(tx, store, customerId, id);
    if (cart.transactionId === id) return false;
    await updateTransaction(tx, store, id, { status: 'cancelled' });
    return true;
  });
}

/**
 * POST payment-providers/sca-notification: the bank's page posts its response as a cross-site form without a
 * session. The value that the bank received identifies the transaction; returns null if it is unknown.
 */
export async function receiveBankResponse(
  store: Store,
  cards: CardProviders,
  { key, answer }: { key: string; answer: ChallengeAnswer },
): Promise<{ transactionId: string; status: ScaStatus } | null> {
  const transaction = await store.read((db) => findTransactionByChallenge(db, store, key));
  if (transaction === null) return null;
  const { id: transactionId, intentId, provider } = transaction;
  if (intentId === null || transaction.status === 'cancelled') return { transactionId, status: 'failed' };
  // The provider refuses a second or invalid response and keeps its state.
  await cards
    .findByName(provider)
    .answerChallenge(intentId, answer)
    .catch(() => undefined);
  return { transactionId, status: await loadAuthenticationStatus(cards, transaction) };
}

async function loadAuthenticationStatus(
  cards: CardProviders,
  { intentId, provider, status }: TransactionRecord,
): Promise<ScaStatus> {
  if (intentId === null || status === 'cancelled') return 'failed';
  return toAuthenticationStatus(await cards.findByName(provider).retrieveIntent(intentId));
}

function toAuthenticationStatus(intent: CardIntent): ScaStatus {
  const status = toTransactionStatus(intent);
  if (status === 'cancelled') return 'failed';
  return status === 'authorised' || status === 'failed' ? status : 'pending';
}
