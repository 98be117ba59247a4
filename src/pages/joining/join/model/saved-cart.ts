import { createEffect, createEvent, createStore, sample, type Unit } from 'effector';
import { $token } from '@/entities/customer';
import { type ApiFailure, type JoiningSelection, loadJoiningSelection } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $location } from '@/shared/routes';
import { readAddress } from '../lib/address';
import { mayReplaceAddress, type StoredSelection, toSelection } from '../lib/stored-selection';
import { savedConfirmed, savedRequested } from './confirm-discard';
import { answersDropped, selection } from './features';
import { $isFlowOpen, flowClosed, flowOpened } from './home';
import { submission } from './sending';

// The operator stores a customer's earlier selection: it is restored, or offered beside the current one.

/** The token of the request, and whether the page is being opened; false after a log-in on the page. */
interface SavedCartRequest {
  readonly token: string;
  readonly isArriving: boolean;
}

export const loadSavedFx = createEffect<SavedCartRequest, JoiningSelection | null, ApiFailure>(() =>
  loadJoiningSelection(),
);

// The saved cart is loaded when the page opens and after a log-in.
sample({
  clock: tokenAt(flowOpened),
  fn: (token) => ({ token, isArriving: true }),
  target: loadSavedFx,
});
sample({
  clock: tokenAt($token),
  source: $isFlowOpen,
  filter: (isOpen) => isOpen,
  fn: (_, token) => ({ token, isArriving: false }),
  target: loadSavedFx,
});

const found = sample({
  clock: loadSavedFx.done,
  source: { place: $location, isOpen: $isFlowOpen, token: $token },
  // Another customer may have logged in meanwhile.
  filter: ({ isOpen, token }, { params }) => isOpen && params.token === token,
  fn: ({ place }, { params, result: saved }) => {
    if (saved?.purpose !== 'new') return null;
    const stored = toSelection(saved);
    const canRestore = mayReplaceAddress(readAddress(place.pathname), stored, params);
    return { stored, centre: saved.homeVenue.name, canRestore };
  },
});

// "If a saved cart exists after login, all sections are marked edited and the selection is restored."
sample({
  clock: found.filterMap((saved) => (saved?.canRestore ? saved.stored : undefined)),
  target: selection.restoreRequested,
});

/**
 * The saved cart of a customer who has chosen another centre or membership: the name of its centre, and the selection.
 */
export const $offeredCart = createStore<{ readonly centre: string; readonly stored: StoredSelection } | null>(
  null,
)
  .on(found, (_, saved) => (saved && !saved.canRestore ? saved : null))
  .on($token, (offered, token) => (token === null ? null : offered))
  .on(selection.restored, (offered, { stored }) => (stored.isSent ? null : offered))
  .reset(submission.sent, flowClosed);
export const offerAccepted = createEvent();

/** A change or a renewal in the cart; this page handles neither, and the checkout completes it. Requirement J11.6. */
export const $cartForCheckout = createStore<{
  readonly purpose: 'change' | 'renewal';
  readonly centre: string;
} | null>(null)
  .on(loadSavedFx.doneData, (_, saved) =>
    saved && saved.purpose !== 'new' ? { purpose: saved.purpose, centre: saved.homeVenue.name } : null,
  )
  .reset($token, flowClosed);
const accepted = sample({ clock: offerAccepted, source: $offeredCart });
sample({ clock: accepted.filterMap((offered) => offered?.stored), target: savedRequested });
sample({ clock: savedConfirmed, target: [answersDropped, selection.restoreRequested] });

// Reports that the saved cart failed to load, until another membership is chosen.
export const savedRetryClicked = createEvent();
export const $hasSavedCartFailed = createStore(false)
  .on(loadSavedFx.fail, () => true)
  .reset(loadSavedFx, selection.membershipChosen, selection.cleared, $token);
sample({
  clock: tokenAt(savedRetryClicked),
  fn: (token) => ({ token, isArriving: true }),
  target: loadSavedFx,
});

function tokenAt(clock: Unit<unknown>) {
  const asked = createEvent<string | null>();
  sample({ clock, source: $token, target: asked });
  return asked.filter({ fn: isPresent });
}
