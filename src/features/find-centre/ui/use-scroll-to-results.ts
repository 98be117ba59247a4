import { type RefObject, useEffect, useRef } from 'react';
import type { Search } from '../model/search';

/**
 * The heading to which the page moves once an explicit search has results; typing alone does not move it.
 *
 * @param searches the number of explicit searches
 * @param found what is shown; null while loading
 */
export function useScrollToResults(
  searches: number,
  found: Search | null,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(searches);
  const kind = found?.kind;
  useEffect(() => {
    // The search counts at once, but its results are deferred; until then the list shows every centre.
    if (kind === undefined || kind === 'all' || moved.current === searches) return;
    moved.current = searches;
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
  }, [kind, searches]);
  return heading;
}
