import { combine, createEvent, createStore, sample } from 'effector';
import { $timetableView, timetableRefreshRequested } from '@/features/browse-timetable';
import { $selectedVenueSlug, venueSelected } from '@/shared/mode';
import { $location, navigated } from '@/shared/routes';
import { choiceNeeded, panelAvailabilityChanged, placesChanged } from '@/widgets/book-place';
import { OPENED_HERE, withPanel } from '../lib/panel-address';

/** The name of the centre; null until its timetable has loaded. */
export const $venueName = $timetableView.map((view) => view?.venue.name ?? null);

// A centre that exists becomes the selected one, on all sites.
const $foundSlug = combine($timetableView, (view) => view?.slug ?? null);
sample({
  clock: $foundSlug,
  source: $selectedVenueSlug,
  filter: (selected, slug) => slug !== null && slug !== selected,
  fn: (_, slug) => slug ?? '',
  target: venueSelected,
});

// Availability has also changed when a place was refused.
sample({ clock: placesChanged, target: timetableRefreshRequested });

/** The row of a session was clicked in a window with room for the panel; the payload is its ID. */
export const sessionOpened = createEvent<string>();

const $hasPanel = createStore(false).on(panelAvailabilityChanged, (_, hasPanel) => hasPanel);
const choiceNeededInPanel = sample({
  clock: choiceNeeded,
  filter: $hasPanel,
  fn: ({ sessionId }) => sessionId,
});
// Pushes a history entry, so that Back closes the panel.
sample({
  clock: [sessionOpened, choiceNeededInPanel],
  source: $location,
  fn: (location, sessionId) => ({ to: withPanel(location, sessionId), state: OPENED_HERE }),
  target: navigated,
});
