import { interceptLinks } from '../../lib';

/** Holds a way out of the page, which `go` takes after all; says whether it was held. */
type Hold = (go: () => void) => boolean;

/** How far an entry is from the first one, as the router counts them; null for an entry that is not the router's. */
function placeIn(state: unknown): number | null {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return typeof place === 'number' ? place : null;
}

/**
 * Watches the ways out of a page: links and Back are held for a question of ours, a reload and a closed tab for the browser's.
 *
 * @returns a function that ends it.
 */
export function watchLeaving(isUnsaved: () => boolean, hold: Hold): () => void {
  const here = placeIn(history.state);
  /** The page comes back by itself after Back was held. */
  let isReturning = false;
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  const onBack = (event: PopStateEvent) => {
    const there = placeIn(event.state);
    const steps = here === null || there === null ? 0 : there - here;
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    // A dialog closes first.
    if (steps === 0 || document.querySelector('dialog[open]') || !hold(() => history.go(steps))) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-steps);
  };
  addEventListener('beforeunload', onUnload);
  addEventListener('popstate', onBack, { capture: true });
  const stop = interceptLinks(
    (link) => leadsAway(link) && hold(() => (link.isConnected ? link.click() : location.assign(link.href))),
  );
  return () => {
    removeEventListener('beforeunload', onUnload);
    removeEventListener('popstate', onBack, { capture: true });
    stop();
  };
}

/** To another page: neither to a place on this one, nor to an e-mail or a telephone. */
function leadsAway({ protocol, origin, pathname }: HTMLAnchorElement): boolean {
  return protocol.startsWith('http') && (origin !== location.origin || pathname !== location.pathname);
}
