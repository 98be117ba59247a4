import { type RefObject, useEffect } from 'react';
import { observeSize } from '@/shared/lib';

/** Keeps the foot of the page and the focused element clear of the fixed bar on phones. */
export function useFixedBarHeight(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Set on the body, because the embedding page takes the frame's height from it.
    const { style } = document.body;
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      style.setProperty('--bar-height', isFixed ? `${element.offsetHeight}px` : '0px');
    };
    measure();
    const stopObserving = observeSize([element, document.documentElement], measure);
    return () => {
      stopObserving();
      style.removeProperty('--bar-height');
    };
  }, [bar]);
}
