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

/** The cookie is to be looked at: in another tab, or on another site, another venue may have been chosen. */
export const venueChecked = createEvent();

const remembered = ({ siteName }: { siteName: string }) => readCookie(nameOf(siteName));

/** Reads the remembered venue; called at start-up. */
export const readSelectedVenueFx = attach({ source: $config, effect: remembered });
const lookAgainFx = attach({ source: $config, effect: remembered });

const keepVenueFx = attach({
  source: $config,
  effect: (config, slug: string | null) => {
    const { siteName, parentDomain } = config;
    const domain = cookieDomain(parentDomain);
    if (slug === null) removeCookie(nameOf(siteName), { domain });
    else writeCookie(nameOf(siteName), slug, { domain, maxAgeSeconds: YEAR_SECONDS });
    return remembered(config);
  },
});

/** The selected venue's slug, null when none is. */
export const $selectedVenueSlug = createStore<string | null>(null)
  .on(readSelectedVenueFx.doneData, (_, slug) => slug)
  .on(venueSelected, (_, slug) => slug)
  .reset(venueCleared);
/** What the cookie was last known to say. Where the browser keeps none that is nothing, whatever is selected here. */
const $kept = createStore<string | null>(null).on(
  [readSelectedVenueFx.doneData, keepVenueFx.doneData],
  (_, slug) => slug,
);

sample({ clock: [venueSelected, venueCleared], source: $selectedVenueSlug, target: keepVenueFx });

// A venue that was chosen elsewhere is the one that is shown here, too, without a reload.
sample({ clock: venueChecked, target: lookAgainFx });
sample({
  clock: lookAgainFx.doneData,
  source: $kept,
  filter: (kept, read) => kept !== read,
  fn: (_, read) => read,
  target: [$kept, $selectedVenueSlug],
});
