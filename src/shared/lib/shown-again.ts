/**
 * Hears when the browser shows this document again as it was left: Back and Forward do that, and what it says may be untrue by then.
 *
 * @returns a function that ends it.
 */
export function onShownAgain(tell: () => void): () => void {
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell();
  };
  globalThis.addEventListener('pageshow', onShown);
  return () => globalThis.removeEventListener('pageshow', onShown);
}
