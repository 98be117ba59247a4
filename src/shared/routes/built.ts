import { createStore } from 'effector';
import type { SubSite } from '../mode';
import { bookings, patterns } from './paths';

export type BuiltRoutes = Readonly<Record<SubSite, readonly string[]>>;

/**
 * Every route that has a page, by sub-site. The navigation shows a link only when its target stands here, so that nobody
 * is led to a page that does not exist; a page that is added is added here and in the route table of its site
 * (`app/routes`, `app/sub-sites`), and a test compares the two.
 */
export const builtRoutes: BuiltRoutes = {
  'online-joining': Object.values(patterns),
  bookings: [patterns.login, patterns.register, bookings.toLocation, bookings.toCamps, bookings.toCourses],
  'my-account': [patterns.login, patterns.register],
};

/** The same, for models: what is offered depends on what there is. */
export const $builtRoutes = createStore(builtRoutes);
