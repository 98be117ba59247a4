/** The interval, in ms, at which the focus is polled, because the window's events do not report it in every browser. */
const POLL_MS = 250;

/**
 * Reports when the focus enters (true) or leaves (false) the fields in a provider's frame; moving between its fields is neither.
 * Another window in front of this one changes nothing. Removing the container ends the watch.
 */
export function watchFocus(place: HTMLElement, onFocusChange: (isInside: boolean) => void): void {
  // Kept for the whole watch, because the last poll may run after the document is gone.
  const { ownerDocument } = place;
  const view = ownerDocument.defaultView;
  let wasInside = false;
  /** Whether the window has reported that the focus is not in its own page, but in a frame or another window. */
  let isElsewhere = false;
  function isFocusInside(): boolean {
    if (place.contains(ownerDocument.activeElement)) return true;
    // In WebKit, the page's last field stays the active element when a frame of another site is pressed.
    if (!isElsewhere) return false;
    if (!ownerDocument.hasFocus()) return wasInside;
    return place.matches(':hover') || [...ownerDocument.querySelectorAll('iframe')].every(isInContainer);
  }
  const isInContainer = (frame: Element) => place.contains(frame);
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
  const reportLeft = () => {
    isElsewhere = true;
    checkFocus();
  };
  const reportReturn = () => {
    isElsewhere = false;
    checkFocus();
  };
  const timer = setInterval(checkFocus, POLL_MS);
  view?.addEventListener('blur', reportLeft);
  view?.addEventListener('focus', reportReturn);
  function stop(): void {
    clearInterval(timer);
    view?.removeEventListener('blur', reportLeft);
    view?.removeEventListener('focus', reportReturn);
  }
}
