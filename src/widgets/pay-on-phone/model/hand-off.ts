import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { $cart, cartRequested, cartReset } from '@/entities/cart';
import { basketHolderChanged } from '@/entities/hand-off';
import {
  type ApiFailure,
  cancelHandOff,
  createHandOff,
  emailHandOff,
  extendHandOff,
  findServerMessage,
  type HandOff,
  isNotFound,
  loadHandOff,
  type NewHandOff,
  type ServedCustomer,
  toRefusal,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { isLive, isPaid, isReturnedToDesk } from '../lib/states';
import { text } from '../texts';

type HandOffId = Pick<HandOff, 'id'>;
type LiveHandOff = NonNullable<ServedCustomer['handoff']>;

export const startClicked = createEvent();
export const moreTimeClicked = createEvent();
export const takeBackClicked = createEvent();
export const emailClicked = createEvent();
export const dialogShown = createEvent();
/** The dialog was closed, by Esc too; the code stays valid. */
export const dialogHidden = createEvent();
/** The customer whom staff have just started to serve already has the basket on their phone. */
export const handOffFound = createEvent<LiveHandOff>();
/** Staff are finished with a paid basket: they print its receipt or serve the next customer. */
export const printClicked = createEvent();
export const nextClicked = createEvent();

const request = createRequest<HandOffId, HandOff>({
  load: ({ id }, options) => loadHandOff({ id }, options),
});
/** Polls the hand-off again. */
export const { reloadRequested: reread, $isLoading } = request;
/** The hand-off of the served customer, as last reported by the server. */
export const $handOff = request.$data;
sample({ clock: handOffFound, fn: ({ id }) => ({ id }), target: reread });
sample({ clock: [printClicked, nextClicked], target: request.reset });
/** The known hand-off until the server has responded. */
export const $knownHandOff = createStore<LiveHandOff | null>(null)
  .on(handOffFound, (_, handOff) => handOff)
  .reset($handOff, request.reset);

const startFx = createEffect<NewHandOff, HandOff, ApiFailure>((body) => createHandOff(body));
const extendFx = createEffect<HandOffId, HandOff, ApiFailure>(({ id }) => extendHandOff({ id }));
const takeBackFx = createEffect<HandOffId, void, ApiFailure>(({ id }) => cancelHandOff({ id }));
const emailFx = createEffect<HandOffId, void, ApiFailure>(({ id }) => emailHandOff({ id }));
export const $isStarting = startFx.pending;
/** Which requests of the buttons are pending. */
export const $pendingActions = combine({
  moreTime: extendFx.pending,
  takeBack: takeBackFx.pending,
  email: emailFx.pending,
  newCode: startFx.pending,
  lookAgain: $isLoading,
});

// Ignores a press while a code is being created or is still valid, so that a basket is not handed off twice.
sample({
  clock: startClicked,
  source: { cart: $cart, handOff: $handOff, isStarting: $isStarting },
  filter: ({ cart, handOff, isStarting }) =>
    cart !== null && !isStarting && (handOff === null || isReturnedToDesk(handOff)),
  fn: ({ cart }): NewHandOff => ({ itemHash: cart?.itemHash ?? '' }),
  target: startFx,
});
/** The hand-off that has not ended yet; null if there is none. */
export const $liveHandOff = combine($handOff, $knownHandOff, (handOff, knownHandOff): HandOffId | null => {
  if (handOff === null) return knownHandOff && { id: knownHandOff.id };
  return isLive(handOff) ? handOff : null;
});
/** Sends one request, however often the button is pressed. */
const filterPresses = (clicked: EventCallable<void>, $isBusy: Store<boolean>) =>
  sample({
    clock: clicked,
    source: { liveHandOff: $liveHandOff, isBusy: $isBusy },
    fn: ({ liveHandOff, isBusy }) => (isBusy ? null : liveHandOff),
  }).filterMap((liveHandOff) => (liveHandOff ? { id: liveHandOff.id } : undefined));
sample({ clock: filterPresses(moreTimeClicked, extendFx.pending), target: extendFx });
sample({ clock: filterPresses(takeBackClicked, takeBackFx.pending), target: takeBackFx });
sample({ clock: filterPresses(emailClicked, emailFx.pending), target: emailFx });

/** Ignores a response about a hand-off that is no longer shown. */
const extended = sample({
  clock: extendFx.doneData,
  source: $handOff,
  filter: (handOff, { id }) => handOff?.id === id,
  fn: (_, handOff) => handOff,
});
const takenBack = sample({
  clock: takeBackFx.done,
  source: $handOff,
  fn: (handOff, { params }): HandOff | null =>
    handOff?.id === params.id ? { ...handOff, state: 'cancelled' } : null,
}).filter({ fn: isPresent });
sample({ clock: [startFx.doneData, extended, takenBack], target: request.replaced });
// A refusal or a lost response may mean that the customer has acted meanwhile, so the hand-off is polled.
const doubtful = sample({ clock: [extendFx.fail, takeBackFx.fail], source: $liveHandOff });
sample({
  clock: doubtful.filterMap((liveHandOff) => (liveHandOff ? { id: liveHandOff.id } : undefined)),
  target: reread,
});

export const $isDialogShown = createStore(false)
  .on([dialogShown, startFx.done], () => true)
  .reset(dialogHidden, takenBack, request.reset);

/** Whether the API supports hand-offs; false after it has answered 404. */
export const $isSupported = createStore(true).on(startFx.failData, (_, failure) => !isNotFound(failure));
/** Why no code was created, shown beside the button; null if there is nothing to show. */
export const $startNotice = createStore<string | null>(null)
  .on(startFx.failData, (_, failure) =>
    isNotFound(failure) ? text('handOff.notThere') : toRefusal(failure).message,
  )
  .reset(startFx, $handOff, cartReset);
// The basket differs from what was shown, or has been paid, so it is loaded again.
sample({
  clock: startFx.failData,
  filter: (failure) => failure.kind === 'validation',
  target: cartRequested,
});

/** The result of the last press in the dialog; null if there is nothing to show. */
export const $notice = createStore<string | null>(null)
  .on(extendFx.failData, (_, failure) => formatNotice(failure, 'handOff.noMoreTime'))
  .on(takeBackFx.failData, (_, failure) => formatNotice(failure, 'handOff.tooLate'))
  .on(emailFx.failData, (_, failure) => toRefusal(failure).message)
  .on(emailFx.done, () => text('handOff.emailed'))
  .reset(extendFx, takeBackFx, emailFx, startFx, dialogHidden);

/** Whether the basket is locked: until the server returns it to the desk, or staff are finished with the order. */
const $isBasketLocked = combine($handOff, $knownHandOff, (handOff, knownHandOff) =>
  handOff === null ? knownHandOff !== null : !isReturnedToDesk(handOff),
);
sample({
  clock: $isBasketLocked.updates,
  fn: (isOut) => (isOut ? ('onTheirPhone' as const) : ('here' as const)),
  target: basketHolderChanged,
});
// Its places are held as long as the code is valid, so the basket is loaded for the new time.
sample({
  clock: [startFx.done, extended, $isBasketLocked.updates],
  source: $handOff,
  filter: (handOff) => handOff === null || !isPaid(handOff),
  target: cartRequested,
});

/** The customer has paid; the payload is the ID of the order. Fires once. */
export const handOffPaid = $handOff.updates.filterMap((handOff) =>
  handOff && isPaid(handOff) ? (handOff.orderId ?? undefined) : undefined,
);

/** The operator's message for a refusal (409, 410, 422), otherwise why the request failed. */
function formatNotice(failure: ApiFailure, key: 'handOff.noMoreTime' | 'handOff.tooLate'): string {
  const isRefused =
    failure.kind === 'validation' || (failure.kind === 'http' && [409, 410].includes(failure.status));
  return isRefused ? text.orServers(key, findServerMessage(failure)) : toRefusal(failure).message;
}
