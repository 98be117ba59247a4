import { combine, createEvent, createStore, sample } from 'effector';
import { $timetableView, timetableRefreshRequested } from '@/features/browse-timetable';
import { $selectedVenueSlug, venueSelected } from '@/shared/mode';
import { $location, navigated } from '@/shared/routes';
import { choiceNeeded, panelAvailabilityChanged, placesChanged } from '@/widgets/book-place';
import { buildPanelAddress, PANEL_PUSHED } from '../lib/panel-address';

/** The name of the centre; null until its timetable has loaded. */
export const $venueName = $timetableView.map((view) => view?.venue.name ?? null);

// A centre that exists becomes the selected one, on all sites.
const $loadedSlug = combine($timetableView, (view) => view?.slug ?? null);
sample({
  clock: $loadedSlug,
  source: $selectedVenueSlug,
  filter: (selectedSlug, slug) => slug !== null && slug !== selectedSlug,
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
  fn: (location, sessionId) => ({ to: buildPanelAddress(location, sessionId), state: PANEL_PUSHED }),
  target: navigated,
});
