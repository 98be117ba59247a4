import { combine, createEvent, createStore, sample } from 'effector';
import { $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { $homeVenue } from '@/entities/venue';
import { isPresent } from '@/shared/lib';
import { $location, type Location, navigated, paths } from '@/shared/routes';
import { readAddress, sectionOf } from '../lib/address';
import { type Arrival, pathOf, readArrival } from '../lib/arrival';
import { ANONYMOUS, type KeptSelection } from '../lib/kept-selection';
import type { SectionKey } from '../lib/sections';
import { changeLocationConfirmed } from './confirm-discard';
import { sessionLost } from './customer-change';
import { healthTerms, membershipChooser, membershipTerms, progress, review, selection } from './features';
import { $isFlowOpen, flowClosed, flowOpened, sectionShown } from './home';
import { selectionEnded } from './joining';
import { $codeToKeep } from './restoring';
import { selectionLost } from './selection-notice';
import { listenFx, stopFx } from './tab-memory/back-forward-cache';
import { $completedSections } from './tab-memory/completed-sections';
import { createDraft } from './tab-memory/draft';
import { answersForgotten } from './tab-memory/kept-answers';
import { $suspended, selectionSuspended } from './tab-memory/suspended-selection';
import { text } from './texts';
import './flow-events';
import './saved-cart';
import { submission } from './sending';

// The page and its addresses: arriving, going back and forward, coming back to a kept selection.

const $chosen = combine({ venue: $homeVenue, membership: selection.$membership });
/** At the home address the centre section shows the finder, elsewhere the selected centre. */
export const $isFinding = combine(
  $location,
  $homeVenue,
  ({ pathname }, venue) => venue === null || readAddress(pathname).venueSlug === null,
);

/** What the customer who is here has given for their choice. */
const $given = combine(
  {
    user: $user,
    hasMembership: selection.$membership.map(isPresent),
    startDate: review.$startDate,
    billingDay: review.$billingDay,
    promoCode: $codeToKeep,
    health: healthTerms.$acceptedIds,
    terms: membershipTerms.$acceptedIds,
    reached: $completedSections,
  },
  ({ user, hasMembership, startDate, billingDay, promoCode, health, terms, reached }) =>
    user === null
      ? { ...ANONYMOUS, edited: reached }
      : {
          userId: user.id,
          startDate: hasMembership ? startDate : null,
          billingDay,
          promoCode,
          acceptedTerms: [...new Set([...health, ...terms])],
          edited: reached,
        },
);
const $kept = combine(
  { chosen: $chosen, given: $given, suspended: $suspended, isRestoring: selection.$isRestoring },
  ({ chosen: { venue, membership }, given, suspended, isRestoring }): KeptSelection | null =>
    // What is kept stays as it is until it is here again: a second reload finds it too.
    venue === null || isRestoring
      ? null
      : {
          ...(suspended ?? given),
          venueSlug: venue.slug,
          typeSlug: membership?.membershipType.slug ?? null,
          paymentType: membership?.paymentOption.paymentType ?? null,
          optionId: membership?.paymentOption.id ?? null,
          isSent: false,
        },
);
// A customer whose session ends finds theirs again; the page has forgotten it by then.
const $last = createStore<KeptSelection | null>(null).reset(signedOut, signedOutElsewhere);
sample({
  clock: [$kept, flowOpened],
  source: $kept,
  filter: (kept) => kept !== null && kept.userId !== null,
  target: $last,
});
sample({
  clock: sessionLost,
  source: $last,
  filter: isPresent,
  target: selectionSuspended,
});
export const draft = createDraft({ $selection: $kept });
sample({
  clock: [submission.sent, changeLocationConfirmed, selectionEnded],
  fn: () => undefined,
  target: draft.dropped,
});
sample({ clock: selectionEnded, target: answersForgotten });

// Arriving, and every later step of the browser.
sample({ clock: flowOpened, target: membershipChooser.opened });
sample({ clock: flowOpened, target: draft.readDraftFx });
sample({ clock: flowOpened, target: listenFx });
sample({ clock: flowClosed, target: stopFx });
/** What the address names is on its way: nothing else is shown in its place. */
const $isDraftRead = createStore(false)
  .on(draft.readDraftFx.finally, () => true)
  .reset(flowClosed);
export const $isWaiting = combine(
  { place: $location, venue: $homeVenue, isDraftRead: $isDraftRead, isRestoring: selection.$isRestoring },
  ({ place, venue, isDraftRead, isRestoring }) => {
    const { venueSlug } = readAddress(place.pathname);
    return isRestoring || (!isDraftRead && venueSlug !== null && venueSlug !== venue?.slug);
  },
);
const firstArrival = sample({
  clock: draft.readDraftFx.doneData,
  source: { place: $location, chosen: $chosen },
  fn: ({ place, chosen }, kept) => readArrival(place, chosen, kept, true),
});
const laterArrival = sample({
  clock: $location,
  source: { chosen: $chosen, isOpen: $isFlowOpen, isRestoring: selection.$isRestoring },
  filter: ({ isOpen, isRestoring }, { pathname }) =>
    isOpen && !isRestoring && (pathname === paths.home() || readAddress(pathname).venueSlug !== null),
  fn: ({ chosen }, place) => readArrival(place, chosen, null, false),
});
const arrived = createEvent<Arrival>();
sample({ clock: [firstArrival, laterArrival], target: arrived });

sample({ clock: arrived, filter: isKept, fn: ({ kept }) => kept, target: selection.restoreRequested });
sample({
  clock: arrived,
  filter: ({ kind }) => kind === 'unknown-membership',
  fn: () => ({ content: text('membership.notFound'), reason: null }),
  target: selectionLost,
});
sample({
  clock: arrived,
  source: progress.$open,
  filter: (open, arrival) => arrival.kind === 'section' && arrival.section !== open,
  fn: (_, arrival): SectionKey => (arrival.kind === 'section' ? arrival.section : 'centre'),
  target: progress.returned,
});

// Every move between sections is an entry of the browser's history.
sample({
  clock: progress.moved,
  source: { chosen: $chosen, place: $location, isOpen: $isFlowOpen },
  filter: ({ chosen, place, isOpen }, { progress: { open }, trace }) =>
    isOpen && trace !== 'none' && (pathOf(chosen) !== place.pathname || sectionOf(place.state) !== open),
  fn: ({ chosen, place }, { progress: { open }, trace }) => ({
    to: trace === 'replace' ? withQueryOf(place, pathOf(chosen)) : pathOf(chosen),
    replace: trace === 'replace',
    state: { section: open },
  }),
  target: navigated,
});

// What stands open is told, once nothing is on its way that would open another section.
const $visibleSection = combine(
  { open: progress.$open, isWaiting: $isWaiting, isOpen: $isFlowOpen },
  ({ open, isWaiting, isOpen }) => (isOpen && !isWaiting ? open : null),
);
sample({ clock: $visibleSection, filter: isPresent, target: sectionShown });

/** The entry that a link opened keeps the query of that link. */
function withQueryOf({ pathname, search, hash }: Location, path: string): string {
  return path === pathname ? path + search + hash : path;
}

function isKept(arrival: Arrival): arrival is Extract<Arrival, { kept: KeptSelection }> {
  return 'kept' in arrival;
}
