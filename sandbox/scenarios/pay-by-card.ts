import { getCart, getCartTerms } from '../domain/basket/index.ts';
import type { Session } from '../domain/common/types.ts';
import { authorise, complete, type PaymentRequest, prepare } from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';
import type { ScenarioTools } from './scenario.ts';

const GOOD_CARD = '4242424242424242';
const SOURCE = 'online-joining';

/** Starts to pay for a customer's cart: prepares and authorises the payment, without confirming the card. */
export async function startCardPayment(
  { store, cards }: ScenarioTools,
  session: Session,
): Promise<{ transactionUuid: string; clientSecret: string }> {
  const { sessionKey } = await prepare(store, cards, session);
  const asked = await buildCardPayment(store, session);
  const { transactionUuid, clientSecret } = await authorise(store, cards, session, {
    ...asked,
    sessionKey,
    billing: null,
  });
  return { transactionUuid, clientSecret: clientSecret ?? '' };
}

/** Builds the checkout's request to pay for the current cart by card, with its terms accepted. */
export async function buildCardPayment(store: Store, session: Session): Promise<PaymentRequest> {
  const cart = await getCart(store, session);
  if (!cart) throw new Error('There is no cart to pay.');
  const terms = await getCartTerms(store, session, cart.id);
  return {
    source: SOURCE,
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
  session: Session,
): Promise<{ transactionUuid: string }> {
  const { transactionUuid, clientSecret } = await startCardPayment(tools, session);
  const [id = ''] = clientSecret.split('_secret');
  await tools.confirmCard({ id, clientSecret }, GOOD_CARD);
  return { transactionUuid };
}

/**
 * Pays for a customer's cart.
 * @returns the order's id
 */
export async function payByCard(tools: ScenarioTools, session: Session): Promise<string> {
  const { transactionUuid } = await authoriseByCard(tools, session);
  const { completeOrderId } = await complete(tools.store, tools.cards, session, {
    transactionUuid,
    source: SOURCE,
  });
  if (completeOrderId === null) throw new Error('The payment was not completed.');
  return completeOrderId;
}
