import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { cartRequested } from '@/entities/cart';
import { onShownAgain } from '@/shared/lib';
import { $isPaying } from './pay-button';

// The browser may show the checkout again as it was left, and the cart may have been paid for meanwhile, in another tab or by this very
// page: the operator is asked, and the cart decides what the page is. While it is being paid for, the payment asks for itself.

const shownAgain = createEvent();

/** From now on the checkout hears when it is shown again. */
export const listenFx = createEffect(() => {
  const stop = onShownAgain(scopeBind(shownAgain, { safe: true }));
  return { stop };
});
const $listening = createStore<{ stop: () => void } | null>(null, { serialize: 'ignore' }).on(
  listenFx.doneData,
  (_, listening) => listening,
);
/** The checkout is left for good. */
export const stopFx = attach({ source: $listening, effect: (listening) => listening?.stop() });

sample({
  clock: shownAgain,
  source: $isPaying,
  filter: (isPaying) => !isPaying,
  fn: () => undefined,
  target: cartRequested,
});
