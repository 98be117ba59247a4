import { createStore } from 'effector';
import type { SubSite } from '@/shared/boot';
import type { SiteRoute } from './route';
import { visitorRoutes } from './visitor-routes';

const siteTableLoaders: Readonly<Record<SubSite, () => Promise<readonly SiteRoute[]>>> = {
  'online-joining': () => import('./joining/routes').then(({ joiningRoutes }) => joiningRoutes),
  bookings: () => import('./bookings/routes').then(({ bookingsRoutes }) => bookingsRoutes),
  'my-account': () => import('./account/routes').then(({ accountRoutes }) => accountRoutes),
};

/** Loads the pages of a site, without those of the others. */
export async function loadSiteTable(site: SubSite): Promise<readonly SiteRoute[]> {
  return [...(await siteTableLoaders[site]()), ...visitorRoutes];
}

/** The pages of this site. The entrypoint sets them in the scope. */
export const $siteRoutes = createStore<readonly SiteRoute[]>([]);
