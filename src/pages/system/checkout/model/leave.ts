import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { cartText, purchaseEnded } from '@/entities/cart';
import { forgetJoiningDraft } from '@/entities/joining-draft';
import { clearCart } from '@/shared/api';
import { $mode, startOverRequested, visitEnded } from '@/shared/mode';
import { navigated } from '@/shared/routes';
import { toastDeferred } from '@/shared/toast';
import { $checkoutSource, $homePath } from './payment';

export const startOverClicked = createEvent();
export const stayClicked = createEvent();
export const leaveClicked = createEvent();
export const closed = createEvent();

export const clearCartFx = attach({ source: $checkoutSource, effect: (source) => clearCart({ source }) });
/** The selection has ended: bought or abandoned. */
export const forgetSelectionFx = createEffect(forgetJoiningDraft);

export const $isLeaveWarningShown = createStore(false)
  .on([startOverClicked, startOverRequested], () => true)
  .reset(stayClicked, leaveClicked, closed);

// "Your current selection will be lost": the cart is cleared, and the customer leaves even if that failed.
sample({ clock: leaveClicked, target: [clearCartFx, forgetSelectionFx, purchaseEnded] });
// A kiosk goes to its own home page and clears the customer's data (Requirement F4.5).
const leaveCompleted = sample({ clock: clearCartFx.finally, source: $mode, fn: ({ isKiosk }) => isKiosk });
sample({
  clock: clearCartFx.done,
  source: { mode: $mode, homePath: $homePath },
  filter: ({ mode }) => !mode.isKiosk,
  fn: ({ homePath }) => ({ at: homePath, content: cartText('basket.cleared'), type: 'success' as const }),
  target: toastDeferred,
});
sample({
  clock: leaveCompleted,
  source: $homePath,
  filter: (_, isKiosk) => !isKiosk,
  fn: (homePath) => ({ to: homePath }),
  target: navigated,
});
sample({ clock: leaveCompleted, filter: (isKiosk) => isKiosk, target: visitEnded });
