import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { BASKET_CHANNEL, type BasketMessage, cartRequested, cartReset } from '@/entities/cart';
import { basketChanged } from './change-basket';

/** A page with the basket is on the screen, so changes in other tabs matter. */
export const tabWatchRequested = createEvent();
const changedElsewhere = createEvent();
const paymentAnnounced = createEvent<boolean>();

/** Whether a payment of the basket is at the bank in another tab. */
export const $isPaidElsewhere = createStore(false)
  .on(paymentAnnounced, (_, isPaid) => isPaid)
  .reset(cartReset);

/** Listens to other tabs; a hidden tab reacts when it becomes visible. Does nothing in browsers without BroadcastChannel. */
const listenFx = createEffect((): BroadcastChannel | null => {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(BASKET_CHANNEL);
  const reportChange = scopeBind(changedElsewhere, { safe: true });
  const reportPayment = scopeBind(paymentAnnounced, { safe: true });
  let isOutdated = false;
  const reportIfVisible = () => {
    if (!isOutdated || document.visibilityState !== 'visible') return;
    isOutdated = false;
    reportChange();
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === 'paying' || data === 'ended') reportPayment(data === 'paying');
    if (data === 'paying' || data === 'asking') return;
    isOutdated = true;
    reportIfVisible();
  });
  document.addEventListener('visibilitychange', reportIfVisible);
  return channel;
});
const $channel = createStore<BroadcastChannel | null>(null, { serialize: 'ignore' }).on(
  listenFx.doneData,
  (_, channel) => channel,
);
const postMessageFx = attach({
  source: $channel,
  effect: (channel, message: BasketMessage) => channel?.postMessage(message),
});

const $isListening = createStore(false).on(listenFx, () => true);
sample({
  clock: tabWatchRequested,
  source: $isListening,
  filter: (isListening) => !isListening,
  target: listenFx,
});
sample({ clock: basketChanged, fn: (): BasketMessage => 'changed', target: postMessageFx });
sample({ clock: listenFx.done, fn: (): BasketMessage => 'asking', target: postMessageFx });
sample({ clock: changedElsewhere, target: cartRequested });
