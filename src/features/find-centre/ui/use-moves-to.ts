import { type RefObject, useEffect, useRef } from 'react';
import type { Search } from '../model/search';

/**
 * The heading that the page moves to once the results of a search that was asked for are there; typing alone moves nothing.
 *
 * @param searches how many were asked for
 * @param found what is shown; null while it is on its way
 */
export function useMovesTo(searches: number, found: Search | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(searches);
  const kind = found?.kind;
  useEffect(() => {
    // The search counts at once; what is shown follows, and until then it is every centre.
    if (kind === undefined || kind === 'all' || moved.current === searches) return;
    moved.current = searches;
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
  }, [kind, searches]);
  return heading;
}
