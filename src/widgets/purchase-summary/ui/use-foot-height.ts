import { type RefObject, useEffect } from 'react';
import { observeSize } from '@/shared/lib';

/** Keeps the foot of the page, and what has the focus, clear of the bar that is fixed over them on phones. */
export function useFootHeight(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Of the body, whose height an embedding page's frame takes.
    const { style } = document.body;
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      style.setProperty('--bar-height', isFixed ? `${element.offsetHeight}px` : '0px');
    };
    measure();
    const end = observeSize([element, document.documentElement], measure);
    return () => {
      end();
      style.removeProperty('--bar-height');
    };
  }, [bar]);
}
