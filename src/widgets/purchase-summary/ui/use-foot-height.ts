import { type RefObject, useEffect } from 'react';

/** Keeps the foot of the page, and what has the focus, clear of the bar that is fixed over them on phones. */
export function useFootHeight(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element || !globalThis.ResizeObserver) return;
    // Of the body, whose height an embedding page's frame takes.
    const { style } = document.body;
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      style.paddingBottom = isFixed ? `${element.offsetHeight}px` : '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      style.paddingBottom = '';
    };
  }, [bar]);
}
