/** How often it is asked where the keyboard is, in ms: the window's own events tell it sooner, but not in every browser. */
const POLL_MS = 250;

/**
 * Tells when the customer goes into the fields of a provider's frame (true) and out of them (false); going from field to field inside is
 * neither. Another window in front of this one changes nothing. Taking the place out of the page ends the watch.
 */
export function watchFocus(place: HTMLElement, onFocusChange: (isInside: boolean) => void): void {
  // Kept for the whole watch: its last look may come after the document has gone.
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
