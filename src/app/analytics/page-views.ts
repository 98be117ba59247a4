import { createStore, sample } from 'effector';
import { matchPath } from 'react-router';
import type { AnalyticsEvent } from '@/shared/analytics';
import { $subSite, type SubSite } from '@/shared/mode';
import { $location } from '@/shared/routes';
import { builtRoutes } from '../sites/tables';
import { observed } from './opening';

const NOT_FOUND = 'not-found';

/** The route pattern of a path, never the path itself, which may contain an order id or typed text. */
export function pageAt(subSite: SubSite, pathname: string): string {
  return builtRoutes[subSite].find((pattern) => matchPath(pattern, pathname) !== null) ?? NOT_FOUND;
}

const $reportedPath = createStore<string | null>(null);
const moved = sample({
  clock: observed($location),
  source: $reportedPath,
  filter: (reported, { pathname }) => reported !== pathname,
  fn: (_, { pathname }) => pathname,
});
sample({ clock: moved, target: $reportedPath });

/** A page view is pushed on load (Spec, joining §4) and on each change of the path. */
export const pageViewed = sample({
  clock: moved,
  source: $subSite,
  fn: (subSite, pathname): AnalyticsEvent => ({ event: 'page_view', page: pageAt(subSite, pathname) }),
});
