import { interceptLinks } from '../../lib';

/** Called before leaving the page. Returns true to stop that; calling `go` then leaves anyway. */
type StopLeaving = (leave: () => void) => boolean;

/** The router's index of a history entry; null for an entry that is not the router's. */
function readHistoryIndex(state: unknown): number | null {
  const historyIndex: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return typeof historyIndex === 'number' ? historyIndex : null;
}

/**
 * Watches for ways to leave the page. `hold` can stop links and Back; the browser asks before a reload or closing the tab.
 *
 * @returns a function that stops watching
 */
export function watchLeaving(isUnsaved: () => boolean, stopLeaving: StopLeaving): () => void {
  const currentIndex = readHistoryIndex(history.state);
  /** Whether the page is navigating forward again after Back was stopped. */
  let isReturning = false;
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  const onBack = (event: PopStateEvent) => {
    const targetIndex = readHistoryIndex(event.state);
    const steps = currentIndex === null || targetIndex === null ? 0 : targetIndex - currentIndex;
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    // An open dialog handles Back itself.
    if (steps === 0 || document.querySelector('dialog[open]') || !stopLeaving(() => history.go(steps)))
      return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-steps);
  };
  addEventListener('beforeunload', onUnload);
  addEventListener('popstate', onBack, { capture: true });
  const stopIntercepting = interceptLinks(
    (link) =>
      leadsAway(link) && stopLeaving(() => (link.isConnected ? link.click() : location.assign(link.href))),
  );
  return () => {
    removeEventListener('beforeunload', onUnload);
    removeEventListener('popstate', onBack, { capture: true });
    stopIntercepting();
  };
}

/** Whether a link leads to another page, and not to a place on this one, an e-mail or a telephone number. */
function leadsAway({ protocol, origin, pathname }: HTMLAnchorElement): boolean {
  return protocol.startsWith('http') && (origin !== location.origin || pathname !== location.pathname);
}
