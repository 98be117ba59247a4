import { createEvent, createStore, sample } from 'effector';
import { $cart } from '@/entities/cart';
import { $servedCustomer, finishRequested, servingEnded } from '@/entities/customer';
import { $basketHolder } from '@/entities/hand-off';
import { $basketFailure, basketChanged, basketCleared } from '@/features/change-basket';
import type { Cart } from '@/shared/api';
import { type ToastContent, toastShown } from '@/shared/toast';
import { $payment } from '@/widgets/take-offline-tender';
import { text } from './texts';

export const leaveBasketClicked = createEvent();
export const clearBasketClicked = createEvent();
export const cancelClicked = createEvent();

/** The number of unpaid items in the till basket. */
export const $unpaidCount = $cart.map(countUnpaidItems);

/** Finishing waits for a payment in progress, because its result belongs to the customer who is being served. */
const finishStarted = sample({
  clock: finishRequested,
  source: { itemCount: $unpaidCount, payment: $payment, basketPlace: $basketHolder },
  // A basket that was handed to the customer's phone is paid there, so staff are not asked about it.
  fn: ({ itemCount, payment, basketPlace }) => ({ count: basketPlace === 'here' ? itemCount : 0, payment }),
});
sample({
  clock: finishStarted,
  filter: ({ payment }) => payment === 'running',
  fn: (): ToastContent => ({ content: text('desk.paying'), type: 'neutral' }),
  target: toastShown,
});
const finishAllowed = finishStarted.filter({ fn: ({ payment }) => payment !== 'running' });
sample({
  clock: finishAllowed,
  filter: ({ count }) => count === 0,
  target: servingEnded,
});
/** Whether staff are being asked what to do with the unpaid basket. */
export const $isUnpaidAsked = createStore(false)
  .on(finishAllowed, (_, { count }) => count > 0)
  .reset(cancelClicked, servingEnded, $servedCustomer);

sample({ clock: leaveBasketClicked, target: servingEnded });
sample({ clock: clearBasketClicked, target: basketCleared });
/** Whether the basket is being cleared; staff then finish with the customer. */
export const $isClearing = createStore(false)
  .on(clearBasketClicked, () => true)
  .reset($basketFailure, cancelClicked, servingEnded);
sample({
  clock: basketChanged,
  source: $isClearing,
  filter: (isClearing, { change }) => isClearing && change.kind === 'clear',
  target: servingEnded,
});

function countUnpaidItems(cart: Cart | null): number {
  return cart === null || cart.completeOrderId !== null ? 0 : cart.items.length;
}
