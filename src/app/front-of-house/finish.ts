import { createEvent, createStore, sample } from 'effector';
import { $cart } from '@/entities/cart';
import { $servedCustomer, finishRequested, servingEnded } from '@/entities/customer';
import { $basketFailure, basketChanged, basketCleared } from '@/features/change-basket';
import type { Cart } from '@/shared/api';

export const leaveClicked = createEvent();
export const clearClicked = createEvent();
export const cancelClicked = createEvent();

/** How many items of the till basket are not paid. */
export const $unpaidCount = $cart.map(unpaidIn);

sample({
  clock: finishRequested,
  source: $unpaidCount,
  filter: (count) => count === 0,
  fn: () => undefined,
  target: servingEnded,
});
/** Staff are asked what is to become of what is not paid. */
export const $isUnpaidAsked = createStore(false)
  .on(sample({ clock: finishRequested, source: $unpaidCount, filter: (count) => count > 0 }), () => true)
  .reset(cancelClicked, servingEnded, $servedCustomer);

sample({ clock: leaveClicked, target: servingEnded });
sample({ clock: clearClicked, target: basketCleared });
/** The basket is being cleared, and the customer is done with once it is. */
export const $isClearing = createStore(false)
  .on(clearClicked, () => true)
  .reset($basketFailure, cancelClicked, servingEnded);
sample({
  clock: basketChanged,
  source: $isClearing,
  filter: (isClearing, { change }) => isClearing && change.kind === 'clear',
  fn: () => undefined,
  target: servingEnded,
});

function unpaidIn(cart: Cart | null): number {
  return cart === null || cart.completeOrderId !== null ? 0 : cart.items.length;
}
