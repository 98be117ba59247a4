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
function measureBar(region: Element): number {
  const root = document.documentElement;
  const below = Number.parseFloat(getComputedStyle(root).getPropertyValue('--frame-below')) || 0;
  const foot = root.clientHeight - below;
  const topFrom = (top: number): number => {
    // Skips `region`, which covers a bar that appeared later.
    const x = root.clientWidth / 2;
    // Test environments without layout lack `elementsFromPoint`.
    const stack = 'elementFromPoint' in document ? document.elementsFromPoint(x, top - 1) : [];
    const bar = findFixedAncestor(stack.find((element) => !region.contains(element)) ?? null);
    const place = bar?.getBoundingClientRect();
    // A sticky element further up is not a bar: it only scrolls past.
    const isBar = place !== undefined && place.top < top && Math.abs(place.bottom - top) < 2;
    return isBar ? topFrom(place.top) : top;
  };
  return foot - topFrom(foot);
}

/** Scrolls a focused element out from under the toasts. WCAG 2.4.11. */
function reveal(toasts: Element): void {
  const { activeElement } = document;
  if (!activeElement || toasts.contains(activeElement) || findFixedAncestor(activeElement)) return;
  const [focused, ownRect] = [activeElement.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isAside = focused.right <= ownRect.left || focused.left >= ownRect.right;
  // The focus of a whole page is not under a toast.
  if (
    isAside ||
    focused.bottom <= ownRect.top ||
    focused.top >= ownRect.bottom ||
    focused.height > ownRect.top + ownRect.height
  )
    return;
  const isAtFoot = ownRect.top > document.documentElement.clientHeight / 2;
  window.scrollBy({
    top: isAtFoot ? focused.bottom - ownRect.top + GAP_PX : focused.top - ownRect.bottom - GAP_PX,
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
    let bar = 0;
    const place = () => {
      const previousBar = bar;
      bar = measureBar(current);
      current.style.setProperty('--toast-bar', `${bar}px`);
      return bar !== previousBar;
    };
    place();
    reveal(current);
    // A bar may appear later: its code loads with its content, or it becomes sticky at some scroll position.
    const observer = new MutationObserver(() => place() && reveal(current));
    observer.observe(document.body, { childList: true, subtree: true });
    const end = new AbortController();
    window.addEventListener('scroll', place, { passive: true, signal: end.signal });
    window.addEventListener('resize', place, { signal: end.signal });
    document.addEventListener('focusin', () => reveal(current), { signal: end.signal });
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [region, isShown]);
}
