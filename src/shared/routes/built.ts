import { createStore } from 'effector';
import type { SubSite } from '../mode';

export type BuiltRoutes = Readonly<Record<SubSite, readonly string[]>>;

/**
 * Every route that has a page, by site: a link is shown only when its target stands here, so that nobody is led to a page that does not exist.
 * The entrypoint's scope begins with those of the route tables (`app/sites`).
 */
export const $builtRoutes = createStore<BuiltRoutes>({
  'online-joining': [],
  bookings: [],
  'my-account': [],
});
