import { combine, createEvent, createStore, sample } from 'effector';
import { $timetableView, timetableRefreshRequested } from '@/features/browse-timetable';
import { $selectedVenueSlug, venueSelected } from '@/shared/mode';
import { $location, navigated } from '@/shared/routes';
import { choiceNeeded, panelAvailabilityChanged, placesChanged } from '@/widgets/book-place';
import { OPENED_HERE, withPanel } from '../lib/panel-address';

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

/** The row of a session was pressed where there is room for it beside the timetable. */
export const sessionOpened = createEvent<string>();

const $hasPanel = createStore(false).on(panelAvailabilityChanged, (_, hasPanel) => hasPanel);
const neededHere = sample({ clock: choiceNeeded, filter: $hasPanel, fn: ({ sessionId }) => sessionId });
// An entry of the history of its own: Back closes it.
sample({
  clock: [sessionOpened, neededHere],
  source: $location,
  fn: (location, sessionId) => ({ to: withPanel(location, sessionId), state: OPENED_HERE }),
  target: navigated,
});
