import { combine, createEffect, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { type ApiFailure, type JoiningSelection, loadJoiningSelection } from '@/shared/api';
import { createPageRestored } from '@/shared/lib';
import { navigated, paths } from '@/shared/routes';
import { progress } from '../features';

// The browser may show this page again as it was left for the checkout, and its membership may have been bought meanwhile: what it
// says is then no longer true, and what was typed is not to be shown. The operator is asked.

/** Between `listenFx` and `stopFx` the page hears when it is shown again. */
const { pageRestored, listenFx, stopFx } = createPageRestored();

export { listenFx, pageRestored, stopFx };

export const probeFx = createEffect<void, JoiningSelection | null, ApiFailure>(() => loadJoiningSelection());

const $isWithOperator = combine(progress.$progress, $token, ({ isSent }, token) => isSent && token !== null);

sample({ clock: pageRestored, filter: $isWithOperator, target: probeFx });
const bought = sample({
  clock: probeFx.doneData,
  source: $isWithOperator,
  filter: (isWithOperator, saved) => isWithOperator && saved === null,
  fn: () => undefined,
});
sample({ clock: bought, target: purchaseEnded });
sample({ clock: bought, fn: () => ({ to: paths.home(), replace: true }), target: navigated });
