import { attach, createEffect, createEvent, createStore, scopeBind } from 'effector';

/**
 * Detects that the browser has restored this document from the back-forward cache, so that its data may be out of date.
 *
 * @returns `pageRestored`, emitted between `watchPageRestoreFx` and `unwatchPageRestoreFx`
 */
export function createPageRestoreWatch() {
  const pageRestored = createEvent();

  const watchPageRestoreFx = createEffect(() => {
    const emit = scopeBind(pageRestored, { safe: true });
    const controller = new AbortController();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit();
    };
    globalThis.addEventListener('pageshow', onPageShow, { signal: controller.signal });
    return controller;
  });
  const $controller = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(
    watchPageRestoreFx.doneData,
    (_, listening) => listening,
  );
  const unwatchPageRestoreFx = attach({ source: $controller, effect: (listening) => listening?.abort() });

  return { pageRestored, watchPageRestoreFx, unwatchPageRestoreFx };
}
