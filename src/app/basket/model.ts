import { createEvent, createStore, sample } from 'effector';
import { $cart, cartRequested } from '@/entities/cart';
import { $session, sessionLoaded } from '@/entities/customer';
import { $location } from '@/shared/routes';

/** The first screen has rendered, so the basket count may be loaded. */
export const basketCountRequested = createEvent();

const $isCountRequested = createStore(false).on(basketCountRequested, () => true);

/** The number of items in the basket; 0 for a visitor. Requirement S1.12. */
export const $basketCount = $cart.map((cart) => cart?.totals.itemCount ?? 0);

/** The checkout and the order confirmation load the cart themselves. */
const loadsCartItself = (pathname: string) =>
  /^\/(?:checkout|(?:order|booking)-confirmed)(?:\/|$)/.test(pathname);

sample({
  clock: [basketCountRequested, sessionLoaded],
  source: { session: $session, isCountRequested: $isCountRequested, location: $location },
  filter: ({ session, isCountRequested, location }) =>
    isCountRequested && session.isLoggedIn && !loadsCartItself(location.pathname),
  target: cartRequested,
});
