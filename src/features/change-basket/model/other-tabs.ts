import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { cartRequested } from '@/entities/cart';
import { changed } from './change-basket';

const CHANNEL = 'pavilion.cart';

/** The basket, or what is in it, is on the screen: a change in another tab is of interest. */
export const tabsWatched = createEvent();
const changedElsewhere = createEvent();

/** Listens to the other tabs; one that is hidden acts when it is seen again. Does nothing where a browser has no channels. */
const listenFx = createEffect((): BroadcastChannel | null => {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(CHANNEL);
  const report = scopeBind(changedElsewhere, { safe: true });
  let isOutdated = false;
  const check = () => {
    if (!isOutdated || document.visibilityState !== 'visible') return;
    isOutdated = false;
    report();
  };
  channel.addEventListener('message', () => {
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
/** Says that something has changed, and never what. */
const postFx = attach({ source: $channel, effect: (channel) => channel?.postMessage('changed') });

const $isListening = createStore(false).on(listenFx, () => true);
sample({
  clock: tabsWatched,
  source: $isListening,
  filter: (isListening) => !isListening,
  fn: () => undefined,
  target: listenFx,
});
sample({ clock: changed, fn: () => undefined, target: postFx });
sample({ clock: changedElsewhere, target: cartRequested });
