import { type RefObject, useEffect, useRef } from 'react';
import type { Search } from '../model/search';

/**
 * The heading to which the page moves once an explicit search has results; typing alone does not move it.
 *
 * @param searchCount the number of explicit searches
 * @param foundSearch what is shown; null while loading
 */
export function useScrollToResults(
  searchCount: number,
  foundSearch: Search | null,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const handledCount = useRef(searchCount);
  const kind = foundSearch?.kind;
  useEffect(() => {
    // The search counts at once, but its results are deferred; until then the list shows every centre.
    if (kind === undefined || kind === 'all' || handledCount.current === searchCount) return;
    handledCount.current = searchCount;
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
  }, [kind, searchCount]);
  return heading;
}
