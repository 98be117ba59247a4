import { createStore, sample } from 'effector';
import { $cart } from '@/entities/cart';
import { signedIn, signedOut, signedOutElsewhere } from '@/entities/customer';
import { isPresent } from '@/shared/lib';
import { formatEarlierItems } from '../lib/earlier-items';

/** Whether the customer has logged in here and their basket has not loaded yet. */
const $isBasketExpected = createStore(false)
  .on(signedIn, () => true)
  .reset(signedOut, signedOutElsewhere);

const firstCart = sample({
  clock: $cart.updates.filter({ fn: isPresent }),
  source: $isBasketExpected,
  filter: (isBasketExpected) => isBasketExpected,
  fn: (_, cart) => cart,
});
$isBasketExpected.reset(firstCart);

/** Sent once after log-in: describes what was already in the basket. */
export const earlierItemsFound = firstCart.filterMap((cart) => formatEarlierItems(cart) ?? undefined);
