import { combine, sample } from 'effector';
import { $timetableView, timetableRefreshRequested } from '@/features/browse-timetable';
import { $selectedVenueSlug, venueSelected } from '@/shared/mode';
import { placesChanged } from '@/widgets/book-place';

/** The name of the centre; null until its timetable is there. */
export const $venueName = $timetableView.map((view) => view?.venue.name ?? null);

// A centre that there is becomes the selected one, for all sites. Spec, platform §4.
const $foundSlug = combine($timetableView, (view) => view?.slug ?? null);
sample({
  clock: $foundSlug,
  source: $selectedVenueSlug,
  filter: (selected, slug) => slug !== null && slug !== selected,
  fn: (_, slug) => slug ?? '',
  target: venueSelected,
});

// What is free has changed, too, when a place was refused.
sample({ clock: placesChanged, target: timetableRefreshRequested });
