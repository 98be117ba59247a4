import { type RefObject, useLayoutEffect } from 'react';

/** How far a bar reaches up that is fixed at the foot of the visible page. */
function barHeight(): number {
  const root = document.documentElement;
  const below = Number.parseFloat(getComputedStyle(root).getPropertyValue('--frame-below')) || 0;
  const foot = root.clientHeight - below;
  let element = document.elementFromPoint?.(root.clientWidth / 2, foot - 1) ?? null;
  while (element && element !== document.body) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') return foot - element.getBoundingClientRect().top;
    element = element.parentElement;
  }
  return 0;
}

/** Tells the region of the page's toasts how high the header is, and the bar at the foot of the screen. */
export function useRoom(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !region.current) return;
    const { style } = region.current;
    const header = document.querySelector('header')?.offsetHeight;
    if (header) style.setProperty('--toast-header', `${header}px`);
    const place = () => style.setProperty('--toast-bar', `${barHeight()}px`);
    place();
    // A bar may come after the toast: its code is loaded with what it shows.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [region, isShown]);
}
