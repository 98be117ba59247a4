import { sample } from 'effector';
import { cartRequested } from '@/entities/cart';
import { createPageRestoreWatch } from '@/shared/lib';
import { $isPaying } from './pay-button';

// The back-forward cache may restore the checkout after its cart was paid for, in another tab or by this page, so the
// cart is loaded again. During a payment, the payment itself checks the cart.

/** `pageRestored` is emitted between `watchPageRestoreFx` and `unwatchPageRestoreFx`. */
const { pageRestored, watchPageRestoreFx, unwatchPageRestoreFx } = createPageRestoreWatch();

export { unwatchPageRestoreFx, watchPageRestoreFx };

sample({
  clock: pageRestored,
  source: $isPaying,
  filter: (isPaying) => !isPaying,
  target: cartRequested,
});
