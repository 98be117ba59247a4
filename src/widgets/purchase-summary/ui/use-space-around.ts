import { useEffect, useRef } from 'react';
import { observeSize } from '@/shared/lib';

/**
 * Publishes the space above the summary's column, and the space below it that the site footer takes, in pixels:
 * `--summary-above` and `--summary-below`.
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
    const listenersAbort = new AbortController();
    for (const name of ['scroll', 'resize'] as const)
      window.addEventListener(name, measure, { passive: true, signal: listenersAbort.signal });
    // The content above the column may grow or disappear.
    const stopObserving = observeSize([document.body], measure);
    measure();
    return () => {
      listenersAbort.abort();
      stopObserving();
    };
  }, []);
  return element;
}
