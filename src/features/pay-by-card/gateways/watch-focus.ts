/** The interval, in ms, at which the focus is polled, because the window's events do not report it in every browser. */
const FOCUS_POLL_MS = 250;

/**
 * Reports when the focus enters (true) or leaves (false) the fields in a provider's frame; moving between its fields is neither.
 * Another window in front of this one changes nothing. Removing the container ends the watch.
 */
export function watchFocus(container: HTMLElement, onFocusChange: (isInside: boolean) => void): void {
  // Kept for the whole watch, because the last poll may run after the document is gone.
  const { ownerDocument } = container;
  const pageWindow = ownerDocument.defaultView;
  let wasInside = false;
  /** Whether the window has reported that the focus is not in its own page, but in a frame or another window. */
  let isElsewhere = false;
  function isFocusInside(): boolean {
    if (container.contains(ownerDocument.activeElement)) return true;
    // In WebKit, the page's last field stays the active element when a frame of another site is pressed.
    if (!isElsewhere) return false;
    if (!ownerDocument.hasFocus()) return wasInside;
    return container.matches(':hover') || [...ownerDocument.querySelectorAll('iframe')].every(isInContainer);
  }
  const isInContainer = (frame: Element) => container.contains(frame);
  function reportFocusChange(): void {
    if (!container.isConnected) {
      stopWatching();
      return;
    }
    const isInside = isFocusInside();
    if (isInside === wasInside) return;
    wasInside = isInside;
    onFocusChange(isInside);
  }
  const onWindowBlur = () => {
    isElsewhere = true;
    reportFocusChange();
  };
  const onWindowFocus = () => {
    isElsewhere = false;
    reportFocusChange();
  };
  const timer = setInterval(reportFocusChange, FOCUS_POLL_MS);
  pageWindow?.addEventListener('blur', onWindowBlur);
  pageWindow?.addEventListener('focus', onWindowFocus);
  function stopWatching(): void {
    clearInterval(timer);
    pageWindow?.removeEventListener('blur', onWindowBlur);
    pageWindow?.removeEventListener('focus', onWindowFocus);
  }
}
