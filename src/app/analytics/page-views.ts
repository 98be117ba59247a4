import { createStore, sample } from 'effector';
import { matchPath } from 'react-router';
import type { AnalyticsEvent } from '@/shared/analytics';
import { $location, patterns } from '@/shared/routes';
import { heard } from './opening';

const NOT_FOUND = 'not-found';

/** The route at an address: its pattern, never the address itself, which may hold an order's id or anything typed. */
export function pageAt(pathname: string): string {
  return Object.values(patterns).find((pattern) => matchPath(pattern, pathname) !== null) ?? NOT_FOUND;
}

const $toldPath = createStore<string | null>(null);
const moved = sample({
  clock: heard($location),
  source: $toldPath,
  filter: (told, { pathname }) => told !== pathname,
  fn: (_, { pathname }) => pathname,
});
sample({ clock: moved, target: $toldPath });

/** Page views are pushed on load (Spec, joining §4), and whenever the router stands at another page. */
export const pageViewed = moved.map(
  (pathname): AnalyticsEvent => ({ event: 'page_view', page: pageAt(pathname) }),
);
