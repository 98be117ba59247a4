import { attach, createEvent, createStore, sample } from 'effector';
import { cookieDomain } from '../auth';
import { $config } from '../config';
import { readCookie, removeCookie, writeCookie } from '../lib';

const YEAR_SECONDS = 31_536_000;
const nameOf = (siteName: string) => `${siteName}_venue`;

/** The customer has chosen a venue, by its slug. It is remembered in a cookie. Spec, platform §4. */
export const venueSelected = createEvent<string>();
/** The choice is taken back ("Change location"). */
export const venueCleared = createEvent();

/** The venue that the cookie remembers. */
export const rememberedVenue = ({ siteName }: { siteName: string }) => readCookie(nameOf(siteName));

/** Reads the remembered venue; called at start-up. */
export const readSelectedVenueFx = attach({ source: $config, effect: rememberedVenue });

const keepVenueFx = attach({
  source: $config,
  effect: ({ siteName, parentDomain }, slug: string | null) => {
    const domain = cookieDomain(parentDomain);
    if (slug === null) removeCookie(nameOf(siteName), { domain });
    else writeCookie(nameOf(siteName), slug, { domain, maxAgeSeconds: YEAR_SECONDS });
  },
});

/** The selected venue's slug, null when none is. */
export const $selectedVenueSlug = createStore<string | null>(null)
  .on(readSelectedVenueFx.doneData, (_, slug) => slug)
  .on(venueSelected, (_, slug) => slug)
  .reset(venueCleared);

sample({ clock: [venueSelected, venueCleared], source: $selectedVenueSlug, target: keepVenueFx });
