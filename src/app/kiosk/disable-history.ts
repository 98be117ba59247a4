const FIELD_SELECTOR = 'input, select, textarea, form';

/**
 * Disables history on a kiosk: every address replaces the previous one, so that Back shows nothing, and the browser
 * neither suggests nor stores what is typed.
 *
 * @param onRestored called when the browser restores a page from the back-forward cache.
 * @returns a function that restores the defaults.
 */
export function disableHistory(onRestored: () => void): () => void {
  const { history } = globalThis;
  const { pushState } = history;
  history.pushState = history.replaceState.bind(history);
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  };
  globalThis.addEventListener('pageshow', onPageShow);
  disableAutofill(document);
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) if (node instanceof Element) disableAutofill(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    history.pushState = pushState;
    globalThis.removeEventListener('pageshow', onPageShow);
    observer.disconnect();
  };
}

function disableAutofill(root: Document | Element): void {
  for (const field of [root, ...root.querySelectorAll(FIELD_SELECTOR)]) {
    if (field instanceof Element && field.matches(FIELD_SELECTOR)) field.setAttribute('autocomplete', 'off');
  }
}
