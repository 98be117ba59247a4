import { createEffect, createEvent, createStore, sample } from 'effector';
import { signedOut, signedOutElsewhere } from '@/entities/customer';
import {
  type ApiFailure,
  type JoinWaitingListRequest,
  joinWaitingList,
  leaveWaitingList,
  type Refusal,
  toRefusal,
  type WaitingEntry,
} from '@/shared/api';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

export const joinClicked = createEvent<JoinWaitingListRequest>();
export const leaveClicked = createEvent<Pick<WaitingEntry, 'id'>>();
/** The session with this id has reloaded, so its own entries replace those made here. */
export const sessionReloaded = createEvent<string>();

const joinFx = createEffect<JoinWaitingListRequest, WaitingEntry, ApiFailure>((request) =>
  joinWaitingList(request),
);
const leaveFx = createEffect<Pick<WaitingEntry, 'id'>, WaitingEntry, ApiFailure>(({ id }) =>
  leaveWaitingList({ id }),
);

/** The id of the session whose list is being joined, or of the entry that is being left; null if neither. */
export const $busyId = createStore<string | null>(null)
  .on(joinFx, (_, { sessionId }) => sessionId)
  .on(leaveFx, (_, { id }) => id)
  .reset(joinFx.finally, leaveFx.finally);

/** Why the last request failed, shown where it was made. */
export const $waitingFailure = createStore<(Refusal & { readonly id: string }) | null>(null)
  .on(joinFx.fail, (_, { params, error }) => ({ id: params.sessionId, ...toRefusal(error) }))
  .on(leaveFx.fail, (_, { params, error }) => ({ id: params.id, ...toRefusal(error) }))
  .reset(joinFx, leaveFx, signedOut, signedOutElsewhere);

/** Entries made here, kept until their session reloads. */
export const $newEntries = createStore<readonly WaitingEntry[]>([])
  .on(joinFx.doneData, (newEntries, entry) => [...newEntries, entry])
  .on(leaveFx.doneData, (newEntries, leftEntry) => newEntries.filter(({ id }) => id !== leftEntry.id))
  .on(sessionReloaded, (newEntries, sessionId) =>
    newEntries.some(({ session }) => session.id === sessionId)
      ? newEntries.filter(({ session }) => session.id !== sessionId)
      : newEntries,
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

/** A list was joined or left, or the server refused, so the loaded session is out of date. */
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
