import { useEffect, useRef } from 'react';
import { observeSize } from '@/shared/lib';

/**
 * Publishes how far below the window's top the summary's column begins, and how much of the window the site footer takes
 * below it: `--summary-above` and `--summary-below`.
 */
export function useSpaceAround() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measure = () => {
      if (!element.current) return;
      const { top, bottom } = element.current.getBoundingClientRect();
      const publish = (name: string, space: number) =>
        element.current?.style.setProperty(name, `${Math.max(0, Math.ceil(space))}px`);
      publish('--summary-above', top);
      publish('--summary-below', window.innerHeight - bottom);
    };
    const listening = new AbortController();
    for (const name of ['scroll', 'resize'] as const)
      window.addEventListener(name, measure, { passive: true, signal: listening.signal });
    // What stands above the column may grow or go.
    const end = observeSize([document.body], measure);
    measure();
    return () => {
      listening.abort();
      end();
    };
  }, []);
  return element;
}
