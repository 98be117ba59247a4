import { createEvent, createStore, sample } from 'effector';
import { $cart, cartRequested } from '@/entities/cart';
import { $session, sessionLoaded } from '@/entities/customer';
import { $location } from '@/shared/routes';

/** The page is shown: the basket may be counted now. */
export const basketCountRequested = createEvent();

const $isWanted = createStore(false).on(basketCountRequested, () => true);

/** How many things are in the customer's basket; 0 for a visitor. Spec, platform §2. */
export const $basketCount = $cart.map((cart) => cart?.totals.itemCount ?? 0);

/** The checkout and its confirmation ask for the cart themselves, at the moment that they need it. */
const loadsCartItself = (pathname: string) => /^\/(?:checkout|order-confirmed)(?:\/|$)/.test(pathname);

sample({
  clock: [basketCountRequested, sessionLoaded],
  source: { session: $session, isWanted: $isWanted, location: $location },
  filter: ({ session, isWanted, location }) =>
    isWanted && session.isLoggedIn && !loadsCartItself(location.pathname),
  fn: () => undefined,
  target: cartRequested,
});
