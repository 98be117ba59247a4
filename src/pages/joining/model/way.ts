import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { DEFAULT_PAYMENT_TYPE } from '@/entities/membership';
import { $homeVenue, loadHomeVenueFx } from '@/entities/venue';
import { type ApiFailure, failureText, type JoiningSelection, loadJoiningSelection } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { text } from '@/shared/messages';
import { $location, navigated, paths } from '@/shared/routes';
import { toastShown } from '@/shared/toast';
import { type Address, readAddress, sectionOf } from '../lib/address';
import { type Arrival, pathOf, readArrival } from '../lib/arrival';
import { type KeptSelection, wantedFromSaved } from '../lib/kept-selection';
import { allSent, type Progress, type SectionKey, START } from '../lib/sections';
import { createDraft } from './draft';
import { $isFlowOpen, flowOpened } from './home';
import { changeLocationClicked, submission } from './joining';
import { choose, progress, promo, review, selection, startOver } from './parts';

// The page and its addresses: arriving, going back and forward, coming back to a kept selection.

export const loadSavedFx = createEffect<void, JoiningSelection | null, ApiFailure>(() =>
  loadJoiningSelection(),
);

const $chosen = combine({ venue: $homeVenue, membership: selection.$membership });
/** At the home address the centre section shows the finder, elsewhere the selected centre. */
export const $isFinding = combine(
  $location,
  $homeVenue,
  ({ pathname }, venue) => venue === null || readAddress(pathname).venueSlug === null,
);

const $kept = combine(
  {
    chosen: $chosen,
    startDate: review.$startDate,
    billingDay: review.$billingDay,
    promotion: promo.$promotion,
    progress: progress.$progress,
  },
  ({
    chosen: { venue, membership },
    startDate,
    billingDay,
    promotion,
    progress: { edited },
  }): KeptSelection | null =>
    venue && {
      venueSlug: venue.slug,
      typeSlug: membership?.membershipType.slug ?? null,
      paymentType: membership?.paymentOption.paymentType ?? null,
      optionId: membership?.paymentOption.id ?? null,
      startDate: membership && startDate,
      billingDay,
      promoCode: promotion?.code ?? null,
      edited,
      isSent: false,
    },
);
export const draft = createDraft({ $selection: $kept });
sample({ clock: [submission.sent, changeLocationClicked, startOver.confirmed], target: draft.dropped });

// Arriving, and every later step of the browser.
sample({ clock: flowOpened, target: choose.opened });
sample({ clock: flowOpened, target: draft.readDraftFx });
const landed = sample({
  clock: draft.readDraftFx.doneData,
  source: { place: $location, chosen: $chosen },
  fn: ({ place, chosen }, kept) => readArrival(place, chosen, kept, true),
});
const stepped = sample({
  clock: $location,
  source: { chosen: $chosen, isOpen: $isFlowOpen, isRestoring: selection.$isRestoring },
  filter: ({ isOpen, isRestoring }, { pathname }) =>
    isOpen && !isRestoring && (pathname === paths.home() || readAddress(pathname).venueSlug !== null),
  fn: ({ chosen }, place) => readArrival(place, chosen, null, false),
});
const arrived = createEvent<Arrival>();
sample({ clock: [landed, stepped], target: arrived });

sample({ clock: arrived, filter: isKept, fn: ({ kept }) => kept, target: selection.wanted });
sample({
  clock: arrived,
  filter: ({ kind }) => kind === 'unknown-membership',
  fn: () => danger(text('membership.notFound')),
  target: toastShown,
});
sample({
  clock: arrived,
  source: progress.$open,
  filter: (open, arrival) => arrival.kind === 'section' && arrival.section !== open,
  fn: (_, arrival): SectionKey => (arrival.kind === 'section' ? arrival.section : 'centre'),
  target: progress.returned,
});

// A kept selection is there again: the page goes on where it was left, as far as that can be.
sample({
  clock: selection.restored,
  source: { place: $location, token: $token },
  fn: ({ place, token }, { kept, membership }) => {
    const section = sectionOf(place.state);
    const edited = kept.edited.filter((key) => key !== 'details' || token !== null);
    if (kept.isSent && token !== null) return { progress: allSent(), trace: 'replace' as const };
    if (membership)
      return { progress: { open: section ?? 'checkout', edited, isSent: false }, trace: 'replace' as const };
    const isPastCentre = section !== null && section !== 'centre';
    const progressed: Progress = isPastCentre
      ? { open: 'membership', edited: ['centre'], isSent: false }
      : START;
    return { progress: progressed, trace: 'replace' as const };
  },
  target: progress.placed,
});
sample({
  clock: selection.restored,
  filter: ({ kept }) => kept.paymentType !== null,
  fn: ({ kept }) => kept.paymentType ?? DEFAULT_PAYMENT_TYPE,
  target: choose.paymentTypeChosen,
});
const keptDates = sample({ clock: selection.restored, fn: ({ kept }) => kept });
sample({
  clock: keptDates.map(({ startDate }) => startDate),
  filter: isPresent,
  target: review.startDateRestored,
});
sample({
  clock: keptDates.map(({ billingDay }) => billingDay),
  filter: isPresent,
  target: review.billingDayChosen,
});

// A kept promo code is validated again: it may have run out.
const $keptCode = createStore<string | null>(null)
  .on(selection.restored, (_, { kept }) => kept.promoCode)
  .reset(promo.applyClicked);
sample({
  clock: review.$costs,
  source: $keptCode,
  filter: isPresent,
  fn: () => undefined,
  target: promo.addClicked,
});
sample({ clock: promo.addClicked, source: $keptCode, filter: isPresent, target: promo.codeChanged });
sample({
  clock: promo.codeChanged,
  source: $keptCode,
  filter: (kept, typed) => kept === typed,
  fn: () => undefined,
  target: promo.applyClicked,
});

// A saved cart holds no bank account: whoever edits it gives it again before it is sent again.
const $isFromSaved = createStore(false)
  .on(selection.restored, (_, { kept }) => kept.isSent)
  .reset(selection.membershipChosen, selection.venueChosen, selection.cleared, submission.sent);
const savedEdited = sample({ clock: progress.editClicked, filter: $isFromSaved });
sample({
  clock: savedEdited,
  source: progress.$progress,
  fn: ({ edited }, key) => ({
    progress: {
      open: key,
      edited: edited.filter((section) => section !== 'direct-debit' && section !== 'confirm'),
      isSent: false,
    },
    trace: 'replace' as const,
  }),
  target: progress.placed,
});
$isFromSaved.reset(savedEdited);

// What cannot be found is told, and another membership can be chosen.
sample({ clock: selection.missed, fn: () => danger(text('membership.notFound')), target: toastShown });
sample({
  clock: selection.missed,
  fn: () => ({
    progress: { open: 'membership' as const, edited: ['centre' as const], isSent: false },
    trace: 'replace' as const,
  }),
  target: progress.placed,
});
sample({
  clock: loadHomeVenueFx.failData,
  filter: $isFlowOpen,
  fn: (failure) => danger(failureText(failure)),
  target: toastShown,
});
sample({ clock: loadHomeVenueFx.fail, filter: $isFlowOpen, fn: () => undefined, target: selection.cleared });

// A saved cart, on opening and after a log-in: it counts unless the address names another membership.
sample({
  clock: [flowOpened, $token],
  source: { token: $token, isOpen: $isFlowOpen },
  filter: ({ token, isOpen }) => isOpen && token !== null,
  fn: () => undefined,
  target: loadSavedFx,
});
sample({
  clock: loadSavedFx.doneData.filterMap((saved) => (saved ? wantedFromSaved(saved) : undefined)),
  source: { place: $location, isOpen: $isFlowOpen },
  filter: ({ place, isOpen }, saved) => isOpen && isFor(readAddress(place.pathname), saved),
  fn: (_, saved) => saved,
  target: selection.wanted,
});

// Every move between sections is an entry of the browser's history.
sample({
  clock: progress.moved,
  source: { chosen: $chosen, place: $location, isOpen: $isFlowOpen },
  filter: ({ chosen, place, isOpen }, { progress: { open }, trace }) =>
    isOpen && trace !== 'none' && (pathOf(chosen) !== place.pathname || sectionOf(place.state) !== open),
  fn: ({ chosen }, { progress: { open }, trace }) => ({
    to: pathOf(chosen),
    replace: trace === 'replace',
    state: { section: open },
  }),
  target: navigated,
});

function isKept(arrival: Arrival): arrival is Extract<Arrival, { kept: KeptSelection }> {
  return 'kept' in arrival;
}

function danger(content: string) {
  return { content, type: 'danger' as const };
}

/** Whether an address leaves room for a saved selection: it names no membership, or the very same one. */
function isFor({ venueSlug, membership }: Address, saved: KeptSelection): boolean {
  if (membership === null) return true;
  return (
    venueSlug === saved.venueSlug &&
    membership.slug === saved.typeSlug &&
    membership.paymentType === saved.paymentType
  );
}
