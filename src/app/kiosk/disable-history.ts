const FIELDS = 'input, select, textarea, form';

/**
 * A kiosk has no past: every address replaces the one before it, so that Back shows the next person nothing, and the
 * browser neither offers nor keeps what is typed.
 *
 * @param onRestored called when the browser shows a page that was left, as it was.
 * @returns a function that ends it.
 */
export function disableHistory(onRestored: () => void): () => void {
  const { history } = globalThis;
  const { pushState } = history;
  history.pushState = history.replaceState.bind(history);
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  };
  globalThis.addEventListener('pageshow', onShown);
  refuseAutofill(document);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) refuseAutofill(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    history.pushState = pushState;
    globalThis.removeEventListener('pageshow', onShown);
    observer.disconnect();
  };
}

function refuseAutofill(place: Document | Element): void {
  for (const field of [place, ...place.querySelectorAll(FIELDS)]) {
    if (field instanceof Element && field.matches(FIELDS)) field.setAttribute('autocomplete', 'off');
  }
}
