import { useEffect, useRef } from 'react';

/** Publishes the height of the site footer that overlaps the window, as `--summary-below`. */
export function useSpaceBelow() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measure = () => {
      const below = window.innerHeight - (element.current?.getBoundingClientRect().bottom ?? 0);
      element.current?.style.setProperty('--summary-below', `${Math.max(0, Math.ceil(below))}px`);
    };
    const listening = new AbortController();
    for (const name of ['scroll', 'resize'] as const)
      window.addEventListener(name, measure, { passive: true, signal: listening.signal });
    measure();
    return () => listening.abort();
  });
  return element;
}
