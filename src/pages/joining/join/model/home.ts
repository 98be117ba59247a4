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

export const centreFinder = createFindCentre({
  lookUpPlaces: (term, { signal }) => lookUpPlacesFx({ term, signal }),
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
export const $isFlowOpen = createStore(false)
  .on(flowOpened, () => true)
  .reset(flowClosed);

const $isCentreInAddress = $location.map(({ pathname }) => isCentrePath(pathname));
const $keepsFlow = createStore(false).reset(closed);
/** Whether the page needs the flow when it opens. */
const $needsFlowAtOpening = combine(
  $isCentreInAddress,
  $token,
  (isCentreInAddress, token) => isCentreInAddress || token !== null,
);
/**
 * Whether the flow is needed: beyond the home address, and on it for customers, who may have a saved cart. It stays
 * for the rest of the visit. A log-in in another tab does not load it, because the finder must not be replaced while a
 * visitor is typing.
 */
export const $needsFlow = combine(
  {
    keepsFlow: $keepsFlow,
    isOpen: $isOpen,
    isCentreInAddress: $isCentreInAddress,
    needsFlowAtOpening: $needsFlowAtOpening,
  },
  ({ keepsFlow, isOpen, isCentreInAddress, needsFlowAtOpening }) =>
    keepsFlow || isCentreInAddress || (!isOpen && needsFlowAtOpening),
);
sample({ clock: opened, source: $needsFlowAtOpening, filter: (needsFlow) => needsFlow, target: $keepsFlow });
sample({
  clock: $isCentreInAddress,
  source: $isOpen,
  filter: (isOpen, isCentreInAddress) => isOpen && isCentreInAddress,
  fn: () => true,
  target: $keepsFlow,
});

/** A section was shown to the customer; analytics and the host page listen. */
export const sectionShown = createEvent<SectionKey>();
export const $shownSection = createStore<SectionKey | null>(null)
  .on(sectionShown, (_, key) => key)
  .reset(closed);
sample({
  clock: opened,
  source: $needsFlowAtOpening,
  filter: (needsFlow) => !needsFlow,
  fn: () => 'centre' as const,
  target: sectionShown,
});

/** The states of the steps, as changed by the flow. */
export const stepsChanged = createEvent<readonly StepState[]>();
export const $steps = createStore<readonly StepState[]>(['current'])
  .on(stepsChanged, (_, states) => states)
  .reset(flowClosed);

// Loads the list of centres where it is shown.
sample({
  clock: [opened, $location],
  source: { location: $location, isOpen: $isOpen },
  filter: ({ location, isOpen }) => isOpen && showsCentreList('online-joining', location.pathname),
  target: centreFinder.opened,
});

// The first choice of a centre opens its memberships.
const centreChosenOnHome = sample({
  clock: centreFinder.venueChosen,
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
