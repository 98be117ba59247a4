import { attach, createEvent, createStore, sample } from 'effector';
import { chooseCookieDomain } from '../auth';
import { formatVenueCookieName, readVenueCookie } from '../boot';
import { $config } from '../config';
import { removeCookie, writeCookie } from '../lib';

const YEAR_SECONDS = 31_536_000;

/** A venue was selected by its slug, which a cookie stores. */
export const venueSelected = createEvent<string>();
/** The selection was removed ("Change location"). */
export const venueCleared = createEvent();

export const readSelectedVenueFx = attach({
  source: $config,
  effect: ({ siteName }) => readVenueCookie(siteName),
});

const storeVenueFx = attach({
  source: $config,
  effect: ({ siteName, parentDomain }, slug: string | null) => {
    const domain = chooseCookieDomain(parentDomain);
    if (slug === null) removeCookie(formatVenueCookieName(siteName), { domain });
    else writeCookie(formatVenueCookieName(siteName), slug, { domain, maxAgeSeconds: YEAR_SECONDS });
  },
});

export const $selectedVenueSlug = createStore<string | null>(null)
  .on(readSelectedVenueFx.doneData, (_, slug) => slug)
  .on(venueSelected, (_, slug) => slug)
  .reset(venueCleared);

sample({ clock: [venueSelected, venueCleared], source: $selectedVenueSlug, target: storeVenueFx });
