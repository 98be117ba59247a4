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
import { basketPlaced } from '@/entities/hand-off';
import {
  type ApiFailure,
  cancelHandOff,
  createHandOff,
  emailHandOff,
  extendHandOff,
  type HandOff,
  isNotFound,
  type NewHandOff,
  readHandOff,
  refusalOf,
  type ServedCustomer,
  serverMessage,
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
/** The dialog is put away, by Esc too: the code stays good. */
export const dialogHidden = createEvent();
/** The customer whom staff begin to serve has the basket already. */
export const handOffFound = createEvent<LiveHandOff>();
/** Staff are done with a basket that is paid, and want its receipt, or the next customer. */
export const printClicked = createEvent();
export const nextClicked = createEvent();

const request = createRequest<HandOffId, HandOff>({
  load: ({ id }, options) => readHandOff({ id }, options),
});
/** It is asked again what became of it. */
export const { reloadRequested: reread, $isLoading } = request;
/** The hand-off of the customer whom staff serve, as the server told last. */
export const $handOff = request.$data;
sample({ clock: handOffFound, fn: ({ id }) => ({ id }), target: reread });
sample({ clock: [printClicked, nextClicked], target: request.reset });
/** What is known of it until the server has answered. */
export const $knownHandOff = createStore<LiveHandOff | null>(null)
  .on(handOffFound, (_, found) => found)
  .reset($handOff, request.reset);

const startFx = createEffect<NewHandOff, HandOff, ApiFailure>((body) => createHandOff(body));
const extendFx = createEffect<HandOffId, HandOff, ApiFailure>(({ id }) => extendHandOff({ id }));
const takeBackFx = createEffect<HandOffId, void, ApiFailure>(({ id }) => cancelHandOff({ id }));
const emailFx = createEffect<HandOffId, void, ApiFailure>(({ id }) => emailHandOff({ id }));
export const $isStarting = startFx.pending;
/** Which presses are on their way. */
export const $busy = combine({
  moreTime: extendFx.pending,
  takeBack: takeBackFx.pending,
  email: emailFx.pending,
  newCode: startFx.pending,
  lookAgain: $isLoading,
});

// Nothing is handed over twice: a press while a code is being made, or while one is good, does nothing.
sample({
  clock: startClicked,
  source: { cart: $cart, handOff: $handOff, isStarting: $isStarting },
  filter: ({ cart, handOff, isStarting }) =>
    cart !== null && !isStarting && (handOff === null || isReturnedToDesk(handOff)),
  fn: ({ cart }): NewHandOff => ({ itemHash: cart?.itemHash ?? '' }),
  target: startFx,
});
/** The hand-off whose end is awaited. */
export const $live = combine($handOff, $knownHandOff, (handOff, found): HandOffId | null => {
  if (handOff === null) return found && { id: found.id };
  return isLive(handOff) ? handOff : null;
});
/** A press is one call, however often it is made. */
const pressed = (clicked: EventCallable<void>, $isBusy: Store<boolean>) =>
  sample({
    clock: clicked,
    source: { live: $live, isBusy: $isBusy },
    fn: ({ live, isBusy }) => (isBusy ? null : live),
  }).filterMap((live) => (live ? { id: live.id } : undefined));
sample({ clock: pressed(moreTimeClicked, extendFx.pending), target: extendFx });
sample({ clock: pressed(takeBackClicked, takeBackFx.pending), target: takeBackFx });
sample({ clock: pressed(emailClicked, emailFx.pending), target: emailFx });

/** An answer about a hand-off that is not on the screen any more says nothing. */
const extended = sample({
  clock: extendFx.doneData,
  source: $handOff,
  filter: (current, { id }) => current?.id === id,
  fn: (_, handOff) => handOff,
});
const takenBack = sample({
  clock: takeBackFx.done,
  source: $handOff,
  fn: (current, { params }): HandOff | null =>
    current?.id === params.id ? { ...current, state: 'cancelled' } : null,
}).filter({ fn: isPresent });
sample({ clock: [startFx.doneData, extended, takenBack], target: request.replaced });
// What the customer has done meanwhile is why it was refused, and a lost answer says nothing: the server is asked.
const doubtful = sample({ clock: [extendFx.fail, takeBackFx.fail], source: $live });
sample({ clock: doubtful.filterMap((live) => (live ? { id: live.id } : undefined)), target: reread });

export const $isDialogShown = createStore(false)
  .on([dialogShown, startFx.done], () => true)
  .reset(dialogHidden, takenBack, request.reset);

/** The API has no hand-offs. */
export const $isSupported = createStore(true).on(startFx.failData, (_, failure) => !isNotFound(failure));
/** Why no code was made, beside the button; null while there is nothing to say. */
export const $startNotice = createStore<string | null>(null)
  .on(startFx.failData, (_, failure) =>
    isNotFound(failure) ? text('handOff.notThere') : refusalOf(failure).message,
  )
  .reset(startFx, $handOff, cartReset);
// Another basket than was shown, or one that has been paid: it is read anew.
sample({
  clock: startFx.failData,
  filter: (failure) => failure.kind === 'validation',
  target: cartRequested,
});

/** What became of the last press in the dialog. */
export const $notice = createStore<string | null>(null)
  .on(extendFx.failData, (_, failure) => noticeOf(failure, 'handOff.noMoreTime'))
  .on(takeBackFx.failData, (_, failure) => noticeOf(failure, 'handOff.tooLate'))
  .on(emailFx.failData, (_, failure) => refusalOf(failure).message)
  .on(emailFx.done, () => text('handOff.emailed'))
  .reset(extendFx, takeBackFx, emailFx, startFx, dialogHidden);

/** The basket is locked until the server says that it is the desk's again, or until staff are done with the order. */
const $isOut = combine($handOff, $knownHandOff, (handOff, found) =>
  handOff === null ? found !== null : !isReturnedToDesk(handOff),
);
sample({
  clock: $isOut.updates,
  fn: (isOut) => (isOut ? ('onTheirPhone' as const) : ('here' as const)),
  target: basketPlaced,
});
// Its places are held for as long as the code is good: the basket says until when.
sample({
  clock: [startFx.done, extended, $isOut.updates],
  source: $handOff,
  filter: (handOff) => handOff === null || !isPaid(handOff),
  target: cartRequested,
});

/** The customer has paid: the id of the order, once. */
export const handOffPaid = $handOff.updates.filterMap((handOff) =>
  handOff && isPaid(handOff) ? (handOff.orderId ?? undefined) : undefined,
);

/** A refusal in the operator's words where it knows best (409, 410, 422), else why the call failed. */
function noticeOf(failure: ApiFailure, key: 'handOff.noMoreTime' | 'handOff.tooLate'): string {
  const isRefused =
    failure.kind === 'validation' || (failure.kind === 'http' && [409, 410].includes(failure.status));
  return isRefused ? text.orServers(key, serverMessage(failure)) : refusalOf(failure).message;
}
