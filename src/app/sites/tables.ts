import { createStore } from 'effector';
import type { SubSite } from '@/shared/boot';
import type { SiteRoute } from './route';

/** Loads the pages of a site; no site carries those of the others. */
export const siteTables: Readonly<Record<SubSite, () => Promise<readonly SiteRoute[]>>> = {
  'online-joining': () => import('./joining/routes').then(({ joiningRoutes }) => joiningRoutes),
  bookings: () => import('./bookings/routes').then(({ bookingsRoutes }) => bookingsRoutes),
  'my-account': () => import('./account/routes').then(({ accountRoutes }) => accountRoutes),
};

/** The pages of this site. The entrypoint sets them in the scope. */
export const $siteRoutes = createStore<readonly SiteRoute[]>([]);
