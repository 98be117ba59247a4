import { combine, createEvent, createStore, sample } from 'effector';
import { $homeVenue } from '@/entities/venue';
import { isPresent } from '@/shared/lib';
import { $location, type Location, navigated, paths } from '@/shared/routes';
import { readAddress, readHistorySection } from '../lib/address';
import { type Arrival, formatSelectionPath, readArrival } from '../lib/arrival';
import type { SectionKey } from '../lib/sections';
import type { StoredSelection } from '../lib/stored-selection';
import { membershipChooser, progress, selection } from './features';
import { historyNavigated } from './flow-events';
import { $isFlowOpen, flowClosed, flowOpened, sectionShown, stepsChanged } from './home';
import { selectionLost } from './selection-notice';
import { unwatchPageRestoreFx, watchPageRestoreFx } from './tab-memory/back-forward-cache';
import { readDraftFx } from './tab-memory/draft';
import { unfinishedPayment } from './tab-memory/unfinished-payment';
import { text } from './texts';

// The page and its addresses: opening it, Back and Forward, and restoring a stored selection.

const $currentSelection = combine({ venue: $homeVenue, membership: selection.$membership });
/** Whether the centre section shows the finder, as at the home address, rather than the selected centre. */
export const $isFinding = combine(
  $location,
  $homeVenue,
  ({ pathname }, venue) => venue === null || readAddress(pathname).venueSlug === null,
);

// The first location, and every later navigation of the browser.
sample({ clock: flowOpened, target: membershipChooser.opened });
sample({ clock: flowOpened, target: readDraftFx });
sample({ clock: flowOpened, target: watchPageRestoreFx });
sample({ clock: flowClosed, target: unwatchPageRestoreFx });
/** Whether the tab's draft has been read; until then the page only shows that it is loading. */
const $isDraftRead = createStore(false)
  .on(readDraftFx.finally, () => true)
  .reset(flowClosed);
export const $isWaiting = combine(
  { location: $location, venue: $homeVenue, isDraftRead: $isDraftRead, isRestoring: selection.$isRestoring },
  ({ location, venue, isDraftRead, isRestoring }) => {
    const { venueSlug } = readAddress(location.pathname);
    return isRestoring || (!isDraftRead && venueSlug !== null && venueSlug !== venue?.slug);
  },
);
/** Whether nothing is chosen yet and the centres are shown, as on a visitor's home page. */
export const $isAtStart = combine(
  {
    location: $location,
    venue: $homeVenue,
    open: progress.$open,
    isWaiting: $isWaiting,
    payment: unfinishedPayment.$status,
  },
  ({ location, venue, open, isWaiting, payment }) =>
    venue === null &&
    readAddress(location.pathname).venueSlug === null &&
    open === 'centre' &&
    !isWaiting &&
    payment === 'none',
);
const firstAddressRead = sample({
  clock: readDraftFx.doneData,
  source: { location: $location, currentSelection: $currentSelection },
  fn: ({ location, currentSelection }, storedSelection) =>
    readArrival(location, currentSelection, storedSelection, true),
});
const laterAddressRead = sample({
  clock: $location,
  source: { currentSelection: $currentSelection, isOpen: $isFlowOpen, isRestoring: selection.$isRestoring },
  filter: ({ isOpen, isRestoring }, { pathname }) =>
    isOpen && !isRestoring && (pathname === paths.home() || readAddress(pathname).venueSlug !== null),
  fn: ({ currentSelection }, location) => readArrival(location, currentSelection, null, false),
});
const addressRead = createEvent<Arrival>();
sample({ clock: [firstAddressRead, laterAddressRead], target: addressRead });

sample({
  clock: addressRead,
  filter: hasSelection,
  fn: ({ storedSelection }) => storedSelection,
  target: selection.restoreRequested,
});
sample({
  clock: addressRead,
  filter: ({ kind }) => kind === 'unknown-membership',
  fn: () => ({ content: text('membership.notFound'), reason: null }),
  target: selectionLost,
});
sample({
  clock: addressRead,
  source: progress.$open,
  filter: (open, arrival) => arrival.kind === 'section' && arrival.section !== open,
  fn: (_, arrival): SectionKey => (arrival.kind === 'section' ? arrival.section : 'centre'),
  target: historyNavigated,
});

// Every move between sections is recorded as a history entry.
sample({
  clock: progress.moved,
  source: { currentSelection: $currentSelection, location: $location, isOpen: $isFlowOpen },
  filter: ({ currentSelection, location, isOpen }, { progress: { open }, historyEntry }) =>
    isOpen &&
    historyEntry !== 'none' &&
    (formatSelectionPath(currentSelection) !== location.pathname ||
      readHistorySection(location.state) !== open),
  fn: ({ currentSelection, location }, { progress: { open }, historyEntry }) => ({
    to:
      historyEntry === 'replace'
        ? keepQueryOf(location, formatSelectionPath(currentSelection))
        : formatSelectionPath(currentSelection),
    replace: historyEntry === 'replace',
    state: { section: open },
  }),
  target: navigated,
});

// Reports the open section once nothing is loading that would open another.
const $visibleSection = combine(
  { open: progress.$open, isWaiting: $isWaiting, isOpen: $isFlowOpen },
  ({ open, isWaiting, isOpen }) => (isOpen && !isWaiting ? open : null),
);
sample({ clock: $visibleSection, filter: isPresent, target: sectionShown });
sample({
  clock: [progress.$steps, $visibleSection],
  source: { steps: progress.$steps, visibleSection: $visibleSection },
  filter: ({ visibleSection }) => visibleSection !== null,
  fn: ({ steps }) => steps,
  target: stepsChanged,
});

/** Keeps the query of a link in the history entry that the link opened. */
function keepQueryOf({ pathname, search, hash }: Location, path: string): string {
  return path === pathname ? path + search + hash : path;
}

function hasSelection(arrival: Arrival): arrival is Extract<Arrival, { storedSelection: StoredSelection }> {
  return 'storedSelection' in arrival;
}
