import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiFailure,
  type FreezeRequest,
  freezeMembership,
  type MembershipFreezing,
  type Refusal,
  toRefusal,
} from '@/shared/api';
import { createId, isPresent } from '@/shared/lib';
import { $draft, $isAsking, $preview, askClicked, edited, previewOutdated } from './choosing';
import { $membershipId, closed, frozen, opened } from './freezing';

export const confirmClicked = createEvent();

type MembershipFreezeRequest = FreezeRequest & { readonly id: string };
const newAttemptFx = createEffect(createId);
const freezeFx = createEffect<MembershipFreezeRequest, MembershipFreezing, ApiFailure>(freezeMembership);

/** Stays the same until a value changes, so that a retry after a lost response does not freeze twice. */
const $attemptId = createStore<string | null>(null)
  .on(newAttemptFx.doneData, (_, id) => id)
  .reset(edited, freezeFx.done, opened, closed);
const sendFx = attach({
  source: $attemptId,
  mapParams: (request: MembershipFreezeRequest, attemptId) => ({
    ...request,
    ...(attemptId !== null && { attemptId }),
  }),
  effect: freezeFx,
});
export const $isSending = freezeFx.pending;
/** Why the membership could not be frozen; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(freezeFx.failData, (_, failure) => toRefusal(failure))
  .reset(confirmClicked, askClicked, edited, freezeFx.done, opened, closed);

const freezeRequested = sample({
  clock: confirmClicked,
  source: {
    id: $membershipId,
    preview: $preview,
    draft: $draft,
    isAsking: $isAsking,
    isSending: $isSending,
    attemptId: $attemptId,
  },
  fn({ id, preview, draft, isAsking, isSending, attemptId }) {
    if (id === null || preview === null || isAsking || isSending) return null;
    const { from, to, expected } = preview;
    return { attemptId, body: { id, from, to, expected, reason: draft.reason.trim() || null } };
  },
});
const ready = freezeRequested.filter({ fn: isPresent });
const $pendingRequest = createStore<MembershipFreezeRequest | null>(null)
  .on(ready, (_, { body }) => body)
  .reset(freezeFx.finally, opened, closed);

sample({
  clock: ready,
  filter: ({ attemptId }) => attemptId === null,
  target: newAttemptFx,
});
sample({
  clock: [ready.filter({ fn: ({ attemptId }) => attemptId !== null }), newAttemptFx.done],
  source: $pendingRequest,
  filter: isPresent,
  target: sendFx,
});

// Ignores a response for the page of another membership.
const done = sample({
  clock: freezeFx.done,
  source: $membershipId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
sample({ clock: done, target: frozen });
sample({
  clock: freezeFx.failData,
  filter: ({ kind }) => kind === 'validation',
  target: previewOutdated,
});
