import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadVenue, type Venue } from '@/shared/api';
import { venueCleared, venueSelected } from '@/shared/mode';
import { createLatestFx } from '@/shared/request';
import { $venues } from './venues';

/** The customer chose a centre. */
export const homeVenueChosen = createEvent<Venue>();
/** The address or a stored selection names a centre by its slug. */
export const homeVenueRequested = createEvent<string>();
/** The customer chose Change location or Start over. */
export const homeVenueCleared = createEvent();

export const loadHomeVenueFx = createLatestFx<string, Venue, ApiFailure>((slugOrId, options) =>
  loadVenue({ slugOrId }, options),
);

/** The customer's chosen home centre. */
export const $homeVenue = createStore<Venue | null>(null)
  .on([homeVenueChosen, loadHomeVenueFx.doneData], (_, venue) => venue)
  .reset(homeVenueCleared);

const homeVenueLookedUp = sample({
  clock: homeVenueRequested,
  source: { venues: $venues, homeVenue: $homeVenue },
  fn: ({ venues, homeVenue }, slug) => ({
    slug,
    venue: homeVenue?.slug === slug ? homeVenue : (venues.find((venue) => venue.slug === slug) ?? null),
  }),
});

// A centre that is already known needs no request; the previous one must not stay chosen while the requested one loads.
sample({ clock: homeVenueLookedUp, fn: ({ venue }) => venue, target: $homeVenue });
sample({
  clock: homeVenueLookedUp,
  filter: ({ venue }) => venue === null,
  fn: ({ slug }) => slug,
  target: loadHomeVenueFx,
});

// The selected venue persists in a cookie.
sample({
  clock: $homeVenue,
  filter: (venue) => venue !== null,
  fn: (venue) => venue?.slug ?? '',
  target: venueSelected,
});
sample({ clock: homeVenueCleared, target: venueCleared });
