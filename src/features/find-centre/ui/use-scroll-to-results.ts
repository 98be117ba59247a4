import { type RefObject, useEffect, useRef } from 'react';
import type { Search } from '../model/search';

/**
 * The heading to which the page moves once an explicit search has results; typing alone does not move it.
 *
 * @param searches the number of explicit searches
 * @param foundSearch what is shown; null while loading
 */
export function useScrollToResults(
  searches: number,
  foundSearch: Search | null,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const handledSearches = useRef(searches);
  const kind = foundSearch?.kind;
  useEffect(() => {
    // The search counts at once, but its results are deferred; until then the list shows every centre.
    if (kind === undefined || kind === 'all' || handledSearches.current === searches) return;
    handledSearches.current = searches;
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
  }, [kind, searches]);
  return heading;
}
