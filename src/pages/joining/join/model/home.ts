import { combine, createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { homeVenueChosen } from '@/entities/venue';
import { createFindCentre } from '@/features/find-centre';
import type { Venue } from '@/shared/api';
import { showsCentreList } from '@/shared/boot';
import { lookUpPlacesFx } from '@/shared/map';
import { $location, navigated, paths } from '@/shared/routes';
import type { StepState } from '@/widgets/join-steps';
import { isCentrePath } from '../lib/centre-path';
import type { SectionKey } from '../lib/sections';

// The first screen, which is only the finder. The code of the flow behind it loads later.

export const opened = createEvent();
export const closed = createEvent();
/** The flow is shown and handles the events of the finder. */
export const flowOpened = createEvent();
export const flowClosed = createEvent();

export const finder = createFindCentre({
  lookUpPlaces: (term, { signal }) => lookUpPlacesFx({ term, signal }),
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
export const $isFlowOpen = createStore(false)
  .on(flowOpened, () => true)
  .reset(flowClosed);

const $isCentreInAddress = $location.map(({ pathname }) => isCentrePath(pathname));
const $hasFlow = createStore(false).reset(closed);
/** Whether the page needs the flow when it opens. */
const $isNeededAtFirst = combine(
  $isCentreInAddress,
  $token,
  (isPastHome, token) => isPastHome || token !== null,
);
/**
 * Whether the flow is needed: beyond the home address, and on it for customers, who may have a saved cart. It stays
 * for the rest of the visit. A log-in in another tab does not load it, because the finder must not be replaced while a
 * visitor is typing.
 */
export const $needsFlow = combine(
  { hasFlow: $hasFlow, isOpen: $isOpen, isPastHome: $isCentreInAddress, isNeededAtFirst: $isNeededAtFirst },
  ({ hasFlow, isOpen, isPastHome, isNeededAtFirst }) => hasFlow || isPastHome || (!isOpen && isNeededAtFirst),
);
sample({ clock: opened, source: $isNeededAtFirst, filter: (isNeeded) => isNeeded, target: $hasFlow });
sample({
  clock: $isCentreInAddress,
  source: $isOpen,
  filter: (isOpen, isPastHome) => isOpen && isPastHome,
  fn: () => true,
  target: $hasFlow,
});

/** A section was shown to the customer; analytics and the host page listen. */
export const sectionShown = createEvent<SectionKey>();
export const $shownSection = createStore<SectionKey | null>(null)
  .on(sectionShown, (_, key) => key)
  .reset(closed);
sample({
  clock: opened,
  source: $isNeededAtFirst,
  filter: (isNeeded) => !isNeeded,
  fn: () => 'centre' as const,
  target: sectionShown,
});

/** The states of the steps, as changed by the flow. */
export const stepsMoved = createEvent<readonly StepState[]>();
export const $steps = createStore<readonly StepState[]>(['current'])
  .on(stepsMoved, (_, states) => states)
  .reset(flowClosed);

// Loads the list of centres where it is shown.
sample({
  clock: [opened, $location],
  source: { location: $location, isOpen: $isOpen },
  filter: ({ location, isOpen }) => isOpen && showsCentreList('online-joining', location.pathname),
  target: finder.opened,
});

// The first choice of a centre opens its memberships.
const centreChosenOnHome = sample({
  clock: finder.venueChosen,
  source: $isFlowOpen,
  filter: (isFlowOpen) => !isFlowOpen,
  fn: (_, venue): Venue => venue,
});
sample({ clock: centreChosenOnHome, target: homeVenueChosen });
sample({
  clock: centreChosenOnHome,
  fn: ({ slug }) => ({ to: paths.centre(slug), state: { section: 'membership' } }),
  target: navigated,
});
