import { useEffect, useRef } from 'react';

/** Tells the styles, as `--summary-below`, how much of the window's foot belongs to what comes after the element: the site's footer. */
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
