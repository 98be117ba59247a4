import { combine, createEvent, sample } from 'effector';
import { $venues } from '@/entities/venue';
import { createFindCentre } from '@/features/find-centre';
import { lookUpPlacesFx } from '@/shared/map';
import { $mode, $selectedVenueSlug, venueSelected } from '@/shared/mode';
import { navigated, venuePath } from '@/shared/routes';

export const opened = createEvent();

export const finder = createFindCentre({ geocode: (term, { signal }) => lookUpPlacesFx({ term, signal }) });

/** The centre to go on with: that of a terminal, or the one that was chosen before. */
export const $knownVenue = combine(
  { venues: $venues, mode: $mode, selected: $selectedVenueSlug },
  ({ venues, mode, selected }) => venues.find(({ slug }) => slug === (mode.centre ?? selected)) ?? null,
);

sample({ clock: opened, target: finder.opened });
sample({ clock: finder.venueChosen, fn: ({ slug }) => slug, target: venueSelected });
sample({
  clock: finder.venueChosen,
  fn: ({ slug }) => ({ to: venuePath('location', slug) }),
  target: navigated,
});
