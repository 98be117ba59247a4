import { createEffect, createEvent, createStore, sample } from 'effector';
import { cartText } from '@/entities/cart';
import { ONLINE_JOINING } from '@/entities/checkout-source';
import { $token } from '@/entities/customer';
import { type ApiFailure, clearCart, describeFailure, findServerMessage, isExpired } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { closeToastWith, toastShown } from '@/shared/toast';
import { customerLost } from './customer-change';
import { membershipChooser } from './features';
import { text } from './texts';

// Clears the operator's cart when a selection is abandoned.

export const clearRetryClicked = createEvent();

export const clearCartFx = createEffect<void, void, ApiFailure>(() => clearCart({ source: ONLINE_JOINING }));

/** Why the operator's cart could not be cleared; null if it was. Shown inline because a toast expires. */
export const $clearCartError = createStore<string | null>(null)
  .on(clearCartFx.failData, (_, failure) => formatClearCartError(failure))
  .reset(clearCartFx.done, membershipChooser.membershipChosen, customerLost);

sample({
  clock: clearRetryClicked,
  source: { token: $token, isClearing: clearCartFx.pending },
  filter: ({ token, isClearing }) => token !== null && !isClearing,
  target: clearCartFx,
});
// An item left in the cart would return as a saved membership, so a failure is reported.
sample({
  clock: clearCartFx.failData,
  fn: (failure) => ({ content: formatClearCartError(failure), type: 'danger' as const }),
  target: toastShown,
});
closeToastWith($clearCartError);

// A kiosk does not report it, because the customer has left.
sample({
  clock: clearCartFx.done,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  fn: () => ({ content: cartText('basket.cleared'), type: 'success' as const }),
  target: toastShown,
});

function formatClearCartError(failure: ApiFailure): string {
  return isExpired(failure)
    ? describeFailure(failure)
    : text.orServers('basket.failed', findServerMessage(failure));
}
