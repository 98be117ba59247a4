import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, clearCart } from '@/shared/api';
import { $config } from '@/shared/config';
import { removeStored } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { navigated, paths } from '@/shared/routes';

/** Where the joining page keeps this tab's selection, and the answers that were typed for it. */
const JOINING_DRAFTS = ['pavilion.joining', 'pavilion.joining.answers'] as const;

export const startOverClicked = createEvent();
export const stayClicked = createEvent();
export const leaveClicked = createEvent();
export const closed = createEvent();

export const clearCartFx = createEffect<void, void, ApiFailure>(() =>
  clearCart({ source: 'online-joining' }),
);
/** The selection is done with: bought, or given up. */
export const forgetSelectionFx = createEffect(() => {
  for (const key of JOINING_DRAFTS) removeStored('session', key);
});

export const $isWarningShown = createStore(false)
  .on(startOverClicked, () => true)
  .reset(stayClicked, leaveClicked, closed);

/** A kiosk goes to its own home if there is one, else to the joining home (Spec, joining §2 "Checkout screen"). */
const $home = combine($mode, $config, ({ isKiosk, centre }, { kioskHomeUrl }) =>
  isKiosk ? (kioskHomeUrl ?? paths.kiosk(centre)) : paths.home(),
);

// "Your current selection will be lost": the cart is cleared, and the customer leaves whether or not that worked.
sample({ clock: leaveClicked, target: [clearCartFx, forgetSelectionFx] });
sample({ clock: clearCartFx.finally, source: $home, fn: (to) => ({ to }), target: navigated });
