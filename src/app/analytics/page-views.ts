import { createStore, sample } from 'effector';
import { matchPath } from 'react-router';
import type { AnalyticsEvent } from '@/shared/analytics';
import { $subSite, type SubSite } from '@/shared/mode';
import { $location } from '@/shared/routes';
import { builtRoutes } from '../sites/tables';
import { observed } from './opening';

const NOT_FOUND = 'not-found';

/** The route at an address: its pattern, never the address itself, which may hold an order's id or anything typed. */
export function pageAt(subSite: SubSite, pathname: string): string {
  return builtRoutes[subSite].find((pattern) => matchPath(pattern, pathname) !== null) ?? NOT_FOUND;
}

const $reportedPath = createStore<string | null>(null);
const moved = sample({
  clock: observed($location),
  source: $reportedPath,
  filter: (told, { pathname }) => told !== pathname,
  fn: (_, { pathname }) => pathname,
});
sample({ clock: moved, target: $reportedPath });

/** Page views are pushed on load (Spec, joining §4), and whenever the router stands at another page. */
export const pageViewed = sample({
  clock: moved,
  source: $subSite,
  fn: (subSite, pathname): AnalyticsEvent => ({ event: 'page_view', page: pageAt(subSite, pathname) }),
});
