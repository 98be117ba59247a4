import { combine, createEffect, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { type ApiFailure, type JoiningSelection, loadJoiningSelection } from '@/shared/api';
import { createPageRestoreWatch } from '@/shared/lib';
import { navigated, paths } from '@/shared/routes';
import { progress } from '../features';

// The back-forward cache may restore this page after its membership was bought at the checkout. The page then asks the
// operator, and clears its data if the membership was bought.

/** `pageRestored` is emitted between `watchPageRestoreFx` and `unwatchPageRestoreFx`. */
const { pageRestored, watchPageRestoreFx, unwatchPageRestoreFx } = createPageRestoreWatch();

export { pageRestored, unwatchPageRestoreFx, watchPageRestoreFx };

export const reloadSavedCartFx = createEffect<void, JoiningSelection | null, ApiFailure>(() =>
  loadJoiningSelection(),
);

const $isSentToOperator = combine(
  progress.$progress,
  $token,
  ({ isSent }, token) => isSent && token !== null,
);

sample({ clock: pageRestored, filter: $isSentToOperator, target: reloadSavedCartFx });
const membershipBought = sample({
  clock: reloadSavedCartFx.doneData,
  source: $isSentToOperator,
  filter: (isSentToOperator, savedCart) => isSentToOperator && savedCart === null,
});
sample({ clock: membershipBought, target: purchaseEnded });
sample({ clock: membershipBought, fn: () => ({ to: paths.home(), replace: true }), target: navigated });
