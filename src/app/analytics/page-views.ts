import { createStore, sample } from 'effector';
import { matchPath } from 'react-router';
import type { AnalyticsEvent } from '@/shared/analytics';
import { $location } from '@/shared/routes';
import type { SiteRoute } from '../sites/route';
import { $siteRoutes } from '../sites/tables';
import { observeStore } from './opening';

const NOT_FOUND_PAGE = 'not-found';

/** The route pattern of a path, never the path itself, which may contain an order id or typed text. */
export function findPagePattern(routes: readonly SiteRoute[], pathname: string): string {
  const patterns = routes.flatMap(({ paths }) => paths);
  return patterns.find((pattern) => matchPath(pattern, pathname) !== null) ?? NOT_FOUND_PAGE;
}

const $reportedPath = createStore<string | null>(null);
const pathChanged = sample({
  clock: observeStore($location),
  source: $reportedPath,
  filter: (reportedPathname, { pathname }) => reportedPathname !== pathname,
  fn: (_, { pathname }) => pathname,
});
sample({ clock: pathChanged, target: $reportedPath });

/** A page view is pushed on load (Requirement S9.3) and on each change of the path. */
export const pageViewed = sample({
  clock: pathChanged,
  source: $siteRoutes,
  fn: (routes, pathname): AnalyticsEvent => ({ event: 'page_view', page: findPagePattern(routes, pathname) }),
});
