import type { Session } from '../domain/types.ts';
import { getCart } from '../domain/use-cases/cart.ts';
import { authorise, complete, prepare } from '../domain/use-cases/checkout.ts';
import { cartTerms } from '../domain/use-cases/terms.ts';
import type { ScenarioTools } from './scenario.ts';

const GOOD_CARD = '4242424242424242';
const SOURCE = 'online-joining';

/** Pays for a customer's cart as the checkout does: prepared, authorised, confirmed with a card, completed. */
export async function payByCard(
  { store, cards, cardSettings, confirmCard }: ScenarioTools,
  session: Session,
): Promise<string> {
  const { sessionKey } = await prepare(store, cardSettings, session);
  const cart = await getCart(store, session);
  if (!cart) throw new Error('There is no cart to pay.');
  const terms = await cartTerms(store, session, cart.id);
  const { transactionUuid, clientSecret } = await authorise(store, cards, session, {
    sessionKey,
    source: SOURCE,
    itemHash: cart.itemHash,
    terms: terms.map(({ id }) => id),
    completedWaivers: [],
    payments: [{ tenderType: 'card', amount: cart.totals.total.amount }],
    attemptId: null,
    billing: null,
  });
  const [intentId = ''] = (clientSecret ?? '').split('_secret');
  await confirmCard({ id: intentId, clientSecret: clientSecret ?? '' }, GOOD_CARD);
  const { completeOrderId } = await complete(store, cards, session, { transactionUuid, source: SOURCE });
  if (completeOrderId === null) throw new Error('The payment was not completed.');
  return completeOrderId;
}
