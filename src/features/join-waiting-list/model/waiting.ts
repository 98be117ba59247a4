import { createEffect, createEvent, createStore, sample } from 'effector';
import { signedOut, signedOutElsewhere } from '@/entities/customer';
import {
  type ApiFailure,
  type JoinWaitingListRequest,
  joinWaitingList,
  leaveWaitingList,
  type Refusal,
  refusalOf,
  type WaitingEntry,
} from '@/shared/api';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

export const joinClicked = createEvent<JoinWaitingListRequest>();
export const leaveClicked = createEvent<Pick<WaitingEntry, 'id'>>();
/** The session with this id was read again: what it says of its list counts. */
export const sessionReloaded = createEvent<string>();

const joinFx = createEffect<JoinWaitingListRequest, WaitingEntry, ApiFailure>((request) =>
  joinWaitingList(request),
);
const leaveFx = createEffect<Pick<WaitingEntry, 'id'>, WaitingEntry, ApiFailure>(({ id }) =>
  leaveWaitingList({ id }),
);

/** The session whose list is being joined, or the entry that is being left. */
export const $busyId = createStore<string | null>(null)
  .on(joinFx, (_, { sessionId }) => sessionId)
  .on(leaveFx, (_, { id }) => id)
  .reset(joinFx.finally, leaveFx.finally);

/** Why the last of them failed; it is shown where it was asked. */
export const $waitingFailure = createStore<(Refusal & { readonly id: string }) | null>(null)
  .on(joinFx.fail, (_, { params, error }) => ({ id: params.sessionId, ...refusalOf(error) }))
  .on(leaveFx.fail, (_, { params, error }) => ({ id: params.id, ...refusalOf(error) }))
  .reset(joinFx, leaveFx, signedOut, signedOutElsewhere);

/** The entries that were made here, until their session is read again. */
export const $newEntries = createStore<readonly WaitingEntry[]>([])
  .on(joinFx.doneData, (joined, entry) => [...joined, entry])
  .on(leaveFx.doneData, (joined, left) => joined.filter(({ id }) => id !== left.id))
  .on(sessionReloaded, (joined, sessionId) =>
    joined.some(({ session }) => session.id === sessionId)
      ? joined.filter(({ session }) => session.id !== sessionId)
      : joined,
  )
  .reset(signedOut, signedOutElsewhere);

sample({
  clock: joinClicked,
  source: $busyId,
  filter: (busyId) => busyId === null,
  fn: (_, request) => request,
  target: joinFx,
});
sample({
  clock: leaveClicked,
  source: $busyId,
  filter: (busyId) => busyId === null,
  fn: (_, entry) => entry,
  target: leaveFx,
});
sample({
  clock: leaveFx.done,
  fn: (): ToastContent => ({ content: text('waiting.left'), type: 'success' }),
  target: toastShown,
});

/** A list was joined or left, or the server refused it: what is known of the session is out of date. */
export const waitingChanged = createEvent();
sample({
  clock: [
    joinFx.done,
    leaveFx.done,
    joinFx.failData.filter({ fn: ({ kind }) => kind === 'validation' }),
    leaveFx.failData.filter({ fn: ({ kind }) => kind === 'http' }),
  ],
  target: waitingChanged,
});
