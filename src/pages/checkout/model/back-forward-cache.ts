import { sample } from 'effector';
import { cartRequested } from '@/entities/cart';
import { createPageRestored } from '@/shared/lib';
import { $isPaying } from './pay-button';

// The browser may show the checkout again as it was left, and the cart may have been paid for meanwhile, in another tab or by this very
// page: the operator is asked, and the cart decides what the page is. While it is being paid for, the payment asks for itself.

/** Between `listenFx` and `stopFx` the checkout hears when it is shown again. */
const { pageRestored, listenFx, stopFx } = createPageRestored();

export { listenFx, stopFx };

sample({
  clock: pageRestored,
  source: $isPaying,
  filter: (isPaying) => !isPaying,
  fn: () => undefined,
  target: cartRequested,
});
