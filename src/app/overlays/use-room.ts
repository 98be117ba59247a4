import { type RefObject, useLayoutEffect } from 'react';

/** What is fixed or stuck where an element is drawn; null for the page itself. */
function fixedAround(element: Element | null): Element | null {
  if (!element || element === document.body) return null;
  const { position } = getComputedStyle(element);
  return position === 'fixed' || position === 'sticky' ? element : fixedAround(element.parentElement);
}

/** How far what is fixed at the foot of the visible page reaches up, one bar above the other, but for `own`. */
function barHeight(own: Element): number {
  const root = document.documentElement;
  const below = Number.parseFloat(getComputedStyle(root).getPropertyValue('--frame-below')) || 0;
  const foot = root.clientHeight - below;
  const topFrom = (top: number): number => {
    // What is being placed lies over the bar that came later.
    const x = root.clientWidth / 2;
    // A document without layout has no points.
    const stack = 'elementFromPoint' in document ? document.elementsFromPoint(x, top - 1) : [];
    const bar = fixedAround(stack.find((element) => !own.contains(element)) ?? null);
    const place = bar?.getBoundingClientRect();
    // What sticks further up only passes.
    const isBar = place !== undefined && place.top < top && Math.abs(place.bottom - top) < 2;
    return isBar ? topFrom(place.top) : top;
  };
  return foot - topFrom(foot);
}

/** Tells what is fixed above the bars at the foot of the screen how high these are, and how high the header is. */
export function useRoom(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!isShown || !current) return;
    const header = document.querySelector('header')?.offsetHeight;
    if (header) current.style.setProperty('--toast-header', `${header}px`);
    const place = () => current.style.setProperty('--toast-bar', `${barHeight(current)}px`);
    place();
    // A bar may come later: its code is loaded with what it shows, or it sticks only from some place of the page on.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    const end = new AbortController();
    window.addEventListener('scroll', place, { passive: true, signal: end.signal });
    window.addEventListener('resize', place, { signal: end.signal });
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [region, isShown]);
}
