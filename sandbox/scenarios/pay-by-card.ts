import { getCart, getCartTerms } from '../domain/basket/index.ts';
import type { Caller } from '../domain/common/types.ts';
import {
  authoriseCard,
  completePayment,
  type PaymentRequest,
  preparePayment,
} from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';
import type { ScenarioTools } from './scenario.ts';

const VALID_CARD_NUMBER = '4242424242424242';
const ORDER_SOURCE = 'online-joining';

/** Starts to pay for a customer's cart: prepares and authorises the payment, without confirming the card. */
export async function startCardPayment(
  { store, cards }: ScenarioTools,
  caller: Caller,
): Promise<{ transactionUuid: string; clientSecret: string }> {
  const { sessionKey } = await preparePayment(store, cards, caller);
  const paymentRequest = await buildCardPayment(store, caller);
  const { transactionUuid, clientSecret } = await authoriseCard(store, cards, caller, {
    ...paymentRequest,
    sessionKey,
    billing: null,
  });
  return { transactionUuid, clientSecret: clientSecret ?? '' };
}

/** Builds the checkout's request to pay for the current cart by card, with its terms accepted. */
export async function buildCardPayment(store: Store, caller: Caller): Promise<PaymentRequest> {
  const cart = await getCart(store, caller);
  if (!cart) throw new Error('There is no cart to pay.');
  const terms = await getCartTerms(store, caller, cart.id);
  return {
    source: ORDER_SOURCE,
    itemHash: cart.itemHash,
    terms: terms.map(({ id }) => id),
    completedWaivers: [],
    payments: [...cart.payments, { tenderType: 'card', amount: cart.totals.balance }],
    attemptId: null,
  };
}

/** Like `startCardPayment`, and confirms a valid card. */
export async function authoriseByCard(
  tools: ScenarioTools,
  caller: Caller,
): Promise<{ transactionUuid: string }> {
  const { transactionUuid, clientSecret } = await startCardPayment(tools, caller);
  const [id = ''] = clientSecret.split('_secret');
  await tools.confirmCard({ id, clientSecret }, VALID_CARD_NUMBER);
  return { transactionUuid };
}

/**
 * Pays for a customer's cart.
 * @returns the order's id
 */
export async function payByCard(tools: ScenarioTools, caller: Caller): Promise<string> {
  const { transactionUuid } = await authoriseByCard(tools, caller);
  const { completeOrderId } = await completePayment(tools.store, tools.cards, caller, {
    transactionUuid,
    source: ORDER_SOURCE,
  });
  if (completeOrderId === null) throw new Error('The payment was not completed.');
  return completeOrderId;
}
