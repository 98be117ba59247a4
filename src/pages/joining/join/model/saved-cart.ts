import { createEffect, createEvent, createStore, sample, type Unit } from 'effector';
import { $token } from '@/entities/customer';
import { type ApiFailure, type JoiningSelection, loadJoiningSelection } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $location } from '@/shared/routes';
import { readAddress } from '../lib/address';
import { mayReplaceAddress, type StoredSelection, toSelection } from '../lib/stored-selection';
import { savedCartConfirmed, savedCartRequested } from './confirm-discard';
import { answersDropped, selection } from './features';
import { $isFlowOpen, flowClosed, flowOpened } from './home';
import { submission } from './sending';

// The operator stores a customer's earlier selection: it is restored, or offered beside the current one.

/** The token of the request, and whether the page is being opened; false after a log-in on the page. */
interface SavedCartRequest {
  readonly token: string;
  readonly isPageOpening: boolean;
}

export const loadSavedCartFx = createEffect<SavedCartRequest, JoiningSelection | null, ApiFailure>(() =>
  loadJoiningSelection(),
);

// The saved cart is loaded when the page opens and after a log-in.
sample({
  clock: sampleToken(flowOpened),
  fn: (token) => ({ token, isPageOpening: true }),
  target: loadSavedCartFx,
});
sample({
  clock: sampleToken($token),
  source: $isFlowOpen,
  filter: (isOpen) => isOpen,
  fn: (_, token) => ({ token, isPageOpening: false }),
  target: loadSavedCartFx,
});

const cartFound = sample({
  clock: loadSavedCartFx.done,
  source: { location: $location, isOpen: $isFlowOpen, token: $token },
  // Another customer may have logged in meanwhile.
  filter: ({ isOpen, token }, { params }) => isOpen && params.token === token,
  fn: ({ location }, { params, result: selection }) => {
    if (selection?.purpose !== 'new') return null;
    const storedSelection = toSelection(selection);
    const canRestore = mayReplaceAddress(readAddress(location.pathname), storedSelection, params);
    return { storedSelection, centre: selection.homeVenue.name, canRestore };
  },
});

// "If a saved cart exists after login, all sections are marked edited and the selection is restored."
sample({
  clock: cartFound.filterMap((savedCart) => (savedCart?.canRestore ? savedCart.storedSelection : undefined)),
  target: selection.restoreRequested,
});

/**
 * The saved cart of a customer who has chosen another centre or membership: the name of its centre, and the selection.
 */
export const $offeredCart = createStore<{
  readonly centre: string;
  readonly storedSelection: StoredSelection;
} | null>(null)
  .on(cartFound, (_, savedCart) => (savedCart && !savedCart.canRestore ? savedCart : null))
  .on($token, (offeredCart, token) => (token === null ? null : offeredCart))
  .on(selection.restored, (offeredCart, { storedSelection }) => (storedSelection.isSent ? null : offeredCart))
  .reset(submission.sent, flowClosed);
export const offeredCartClicked = createEvent();

/** A change or a renewal in the cart; this page handles neither, and the checkout completes it. Requirement J11.6. */
export const $cartForCheckout = createStore<{
  readonly purpose: 'change' | 'renewal';
  readonly centre: string;
} | null>(null)
  .on(loadSavedCartFx.doneData, (_, savedCart) =>
    savedCart && savedCart.purpose !== 'new'
      ? { purpose: savedCart.purpose, centre: savedCart.homeVenue.name }
      : null,
  )
  .reset($token, flowClosed);
const offeredCartAccepted = sample({ clock: offeredCartClicked, source: $offeredCart });
sample({
  clock: offeredCartAccepted.filterMap((offeredCart) => offeredCart?.storedSelection),
  target: savedCartRequested,
});
sample({ clock: savedCartConfirmed, target: [answersDropped, selection.restoreRequested] });

// Reports that the saved cart failed to load, until another membership is chosen.
export const savedCartRetryClicked = createEvent();
export const $hasSavedCartFailed = createStore(false)
  .on(loadSavedCartFx.fail, () => true)
  .reset(loadSavedCartFx, selection.membershipChosen, selection.selectionCleared, $token);
sample({
  clock: sampleToken(savedCartRetryClicked),
  fn: (token) => ({ token, isPageOpening: true }),
  target: loadSavedCartFx,
});

function sampleToken(clock: Unit<unknown>) {
  const tokenSampled = createEvent<string | null>();
  sample({ clock, source: $token, target: tokenSampled });
  return tokenSampled.filter({ fn: isPresent });
}
