import { attach, createEffect, createEvent, createStore, scopeBind } from 'effector';

/**
 * Hears when the browser shows this document again as it was left: Back and Forward do that, and what it says may be untrue by then.
 *
 * @returns `pageRestored`, which comes each time between `listenFx` and `stopFx`.
 */
export function createPageRestored() {
  const pageRestored = createEvent();

  const listenFx = createEffect(() => {
    const tell = scopeBind(pageRestored, { safe: true });
    const listening = new AbortController();
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    globalThis.addEventListener('pageshow', onShown, { signal: listening.signal });
    return listening;
  });
  const $listening = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(
    listenFx.doneData,
    (_, listening) => listening,
  );
  const stopFx = attach({ source: $listening, effect: (listening) => listening?.abort() });

  return { pageRestored, listenFx, stopFx };
}
