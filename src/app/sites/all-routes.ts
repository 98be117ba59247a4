import type { SubSite } from '@/shared/boot';
import { accountRoutes } from './account/routes.ts';
import { bookingsRoutes } from './bookings/routes.ts';
import { joiningRoutes } from './joining/routes.ts';
import type { SiteRoute } from './route';
import { visitorRoutes } from './visitor-routes.ts';

/**
 * The route tables of all sites, for the build, the server's rules and tests; each site loads only its own
 * (`tables.ts`).
 */
export const allRoutes: Readonly<Record<SubSite, readonly SiteRoute[]>> = {
  'online-joining': [...joiningRoutes, ...visitorRoutes],
  bookings: [...bookingsRoutes, ...visitorRoutes],
  'my-account': [...accountRoutes, ...visitorRoutes],
};
