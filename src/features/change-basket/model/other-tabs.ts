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
  const report = scopeBind(changedElsewhere, { safe: true });
  const tell = scopeBind(paymentAnnounced, { safe: true });
  let isOutdated = false;
  const check = () => {
    if (!isOutdated || document.visibilityState !== 'visible') return;
    isOutdated = false;
    report();
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === 'paying' || data === 'ended') tell(data === 'paying');
    if (data === 'paying' || data === 'asking') return;
    isOutdated = true;
    check();
  });
  document.addEventListener('visibilitychange', check);
  return channel;
});
const $channel = createStore<BroadcastChannel | null>(null, { serialize: 'ignore' }).on(
  listenFx.doneData,
  (_, channel) => channel,
);
const postFx = attach({
  source: $channel,
  effect: (channel, news: BasketMessage) => channel?.postMessage(news),
});

const $isListening = createStore(false).on(listenFx, () => true);
sample({
  clock: tabWatchRequested,
  source: $isListening,
  filter: (isListening) => !isListening,
  target: listenFx,
});
sample({ clock: basketChanged, fn: (): BasketMessage => 'changed', target: postFx });
sample({ clock: listenFx.done, fn: (): BasketMessage => 'asking', target: postFx });
sample({ clock: changedElsewhere, target: cartRequested });
