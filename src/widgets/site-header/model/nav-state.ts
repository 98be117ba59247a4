import { combine } from 'effector';
import { $session } from '@/entities/customer';
import { $config } from '@/shared/config';
import { $mode, $selectedVenueSlug, $subSite } from '@/shared/mode';
import { $location, builtRoutes, loginPathFor } from '@/shared/routes';

/** All that the navigation depends on, but for the basket. */
export const $navState = combine(
  {
    config: $config,
    subSite: $subSite,
    session: $session,
    mode: $mode,
    selectedVenueSlug: $selectedVenueSlug,
    location: $location,
  },
  ({ session: { isLoggedIn }, mode: { isKiosk, centre }, location, ...state }) => ({
    ...state,
    built: builtRoutes,
    isLoggedIn,
    isKiosk,
    centre,
    basketCount: 0,
    loginPath: loginPathFor(location),
  }),
);
