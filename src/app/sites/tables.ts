import type { SubSite } from '@/shared/boot';
import { accountRoutes } from './account/routes.ts';
import { bookingsRoutes } from './bookings/routes.ts';
import { joiningRoutes } from './joining/routes.ts';
import type { SiteRoute } from './route';

export const siteRoutes: Readonly<Record<SubSite, readonly SiteRoute[]>> = {
  'online-joining': joiningRoutes,
  bookings: bookingsRoutes,
  'my-account': accountRoutes,
};

const builtOf = (routes: readonly SiteRoute[]): readonly string[] =>
  routes.filter(({ load }) => load !== null).flatMap(({ paths }) => paths);

/** The patterns of built pages by site, which the navigation may link to. */
export const builtRoutes: Readonly<Record<SubSite, readonly string[]>> = {
  'online-joining': builtOf(joiningRoutes),
  bookings: builtOf(bookingsRoutes),
  'my-account': builtOf(accountRoutes),
};
