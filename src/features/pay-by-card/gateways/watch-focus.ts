/** How often the focus is polled, in ms: the window's events report it sooner, but not in every browser. */
const POLL_MS = 250;

/**
 * Reports when the focus enters the fields of a provider's frame (true) and leaves them (false); going from field to field inside is
 * neither. Another window in front of this one changes nothing. Taking the place out of the page ends the watch.
 */
export function watchFocus(place: HTMLElement, onFocusChange: (isInside: boolean) => void): void {
  // Kept for the whole watch: the last poll may run after the document is gone.
  const { ownerDocument } = place;
  const view = ownerDocument.defaultView;
  let wasInside = false;
  function checkFocus(): void {
    if (!place.isConnected) {
      stop();
      return;
    }
    const isInside = place.contains(ownerDocument.activeElement);
    if (isInside === wasInside) return;
    wasInside = isInside;
    onFocusChange(isInside);
  }
  const timer = setInterval(checkFocus, POLL_MS);
  view?.addEventListener('blur', checkFocus);
  view?.addEventListener('focus', checkFocus);
  function stop(): void {
    clearInterval(timer);
    view?.removeEventListener('blur', checkFocus);
    view?.removeEventListener('focus', checkFocus);
  }
}
