import { type RefObject, useLayoutEffect } from 'react';

/** The fixed or sticky element that contains this one; null if it belongs to the page itself. */
function findFixedAncestor(element: Element | null): Element | null {
  if (!element || element === document.body) return null;
  const { position } = getComputedStyle(element);
  return position === 'fixed' || position === 'sticky' ? element : findFixedAncestor(element.parentElement);
}

/** The space between a focused element and the toasts. */
const GAP_PX = 8;

/** The total height, in pixels, of the stacked bars at the foot of the visible page, without `region`. */
function measureBarsHeight(region: Element): number {
  const root = document.documentElement;
  const below = Number.parseFloat(getComputedStyle(root).getPropertyValue('--frame-below')) || 0;
  const foot = root.clientHeight - below;
  const findTopOfBars = (top: number): number => {
    // Skips `region`, which covers a bar that appeared later.
    const x = root.clientWidth / 2;
    // Test environments without layout lack `elementsFromPoint`.
    const stack = 'elementFromPoint' in document ? document.elementsFromPoint(x, top - 1) : [];
    const bar = findFixedAncestor(stack.find((element) => !region.contains(element)) ?? null);
    const place = bar?.getBoundingClientRect();
    // A sticky element further up is not a bar: it only scrolls past.
    const isBar = place !== undefined && place.top < top && Math.abs(place.bottom - top) < 2;
    return isBar ? findTopOfBars(place.top) : top;
  };
  return foot - findTopOfBars(foot);
}

/** Scrolls a focused element out from under the toasts. WCAG 2.4.11. */
function revealFocusedElement(toasts: Element): void {
  const { activeElement } = document;
  if (!activeElement || toasts.contains(activeElement) || findFixedAncestor(activeElement)) return;
  const [focusedRect, toastsRect] = [activeElement.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isAside = focusedRect.right <= toastsRect.left || focusedRect.left >= toastsRect.right;
  // The focus of a whole page is not under a toast.
  if (
    isAside ||
    focusedRect.bottom <= toastsRect.top ||
    focusedRect.top >= toastsRect.bottom ||
    focusedRect.height > toastsRect.top + toastsRect.height
  )
    return;
  const isAtFoot = toastsRect.top > document.documentElement.clientHeight / 2;
  window.scrollBy({
    top: isAtFoot
      ? focusedRect.bottom - toastsRect.top + GAP_PX
      : focusedRect.top - toastsRect.bottom - GAP_PX,
  });
}

/** Sets CSS variables for the height of the bars at the foot of the screen and for that of the header with the staff's bar. */
export function useToastClearance(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!isShown || !current) return;
    const header = document.querySelector('header')?.offsetHeight;
    const staffBar = document.querySelector<HTMLElement>('[data-staff-bar]')?.offsetHeight ?? 0;
    if (header) current.style.setProperty('--toast-header', `${header + staffBar}px`);
    let barsHeight = 0;
    const place = () => {
      const previousBar = barsHeight;
      barsHeight = measureBarsHeight(current);
      current.style.setProperty('--toast-bar', `${barsHeight}px`);
      return barsHeight !== previousBar;
    };
    place();
    revealFocusedElement(current);
    // A bar may appear later: its code loads with its content, or it becomes sticky at some scroll position.
    const observer = new MutationObserver(() => place() && revealFocusedElement(current));
    observer.observe(document.body, { childList: true, subtree: true });
    const listenerEnd = new AbortController();
    window.addEventListener('scroll', place, { passive: true, signal: listenerEnd.signal });
    window.addEventListener('resize', place, { signal: listenerEnd.signal });
    document.addEventListener('focusin', () => revealFocusedElement(current), { signal: listenerEnd.signal });
    return () => {
      observer.disconnect();
      listenerEnd.abort();
    };
  }, [region, isShown]);
}
