import { createStore } from 'effector';
import type { SubSite } from '../mode';

export type BuiltRoutes = Readonly<Record<SubSite, readonly string[]>>;

/**
 * Built routes by site: only these are linked. The entrypoint sets them in the scope from the route tables
 * (`app/sites`).
 */
export const $builtRoutes = createStore<BuiltRoutes>({
  'online-joining': [],
  bookings: [],
  'my-account': [],
});
