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
  /** The window said that the focus is not in its own page: in a frame of it, or in another window. */
  let isElsewhere = false;
  function isFocusInside(): boolean {
    if (place.contains(ownerDocument.activeElement)) return true;
    // WebKit leaves the page's last field the active element when a frame of another site is pressed.
    if (!isElsewhere) return false;
    if (!ownerDocument.hasFocus()) return wasInside;
    return place.matches(':hover') || [...ownerDocument.querySelectorAll('iframe')].every(isInPlace);
  }
  const isInPlace = (frame: Element) => place.contains(frame);
  function checkFocus(): void {
    if (!place.isConnected) {
      stop();
      return;
    }
    const isInside = isFocusInside();
    if (isInside === wasInside) return;
    wasInside = isInside;
    onFocusChange(isInside);
  }
  const left = () => {
    isElsewhere = true;
    checkFocus();
  };
  const returned = () => {
    isElsewhere = false;
    checkFocus();
  };
  const timer = setInterval(checkFocus, POLL_MS);
  view?.addEventListener('blur', left);
  view?.addEventListener('focus', returned);
  function stop(): void {
    clearInterval(timer);
    view?.removeEventListener('blur', left);
    view?.removeEventListener('focus', returned);
  }
}
