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
import {
  $draft,
  $isPreviewLoading,
  $preview,
  draftEdited,
  previewClicked,
  previewOutdated,
} from './choosing';
import { $membershipId, closed, membershipFrozen, opened } from './freezing';

export const confirmClicked = createEvent();

type MembershipFreezeRequest = FreezeRequest & { readonly id: string };
const createAttemptIdFx = createEffect(createId);
const freezeFx = createEffect<MembershipFreezeRequest, MembershipFreezing, ApiFailure>(freezeMembership);

/** Stays the same until a value changes, so that a retry after a lost response does not freeze twice. */
const $attemptId = createStore<string | null>(null)
  .on(createAttemptIdFx.doneData, (_, id) => id)
  .reset(draftEdited, freezeFx.done, opened, closed);
const sendFreezeFx = attach({
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
  .reset(confirmClicked, previewClicked, draftEdited, freezeFx.done, opened, closed);

const freezeRequested = sample({
  clock: confirmClicked,
  source: {
    id: $membershipId,
    preview: $preview,
    draft: $draft,
    isPreviewLoading: $isPreviewLoading,
    isSending: $isSending,
    attemptId: $attemptId,
  },
  fn({ id, preview, draft, isPreviewLoading, isSending, attemptId }) {
    if (id === null || preview === null || isPreviewLoading || isSending) return null;
    const { from, to, expected } = preview;
    return { attemptId, body: { id, from, to, expected, reason: draft.reason.trim() || null } };
  },
});
const freezeReady = freezeRequested.filter({ fn: isPresent });
const $pendingRequest = createStore<MembershipFreezeRequest | null>(null)
  .on(freezeReady, (_, { body }) => body)
  .reset(freezeFx.finally, opened, closed);

sample({
  clock: freezeReady,
  filter: ({ attemptId }) => attemptId === null,
  target: createAttemptIdFx,
});
sample({
  clock: [freezeReady.filter({ fn: ({ attemptId }) => attemptId !== null }), createAttemptIdFx.done],
  source: $pendingRequest,
  filter: isPresent,
  target: sendFreezeFx,
});

// Ignores a response for the page of another membership.
const freezeConfirmed = sample({
  clock: freezeFx.done,
  source: $membershipId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
sample({ clock: freezeConfirmed, target: membershipFrozen });
sample({
  clock: freezeFx.failData,
  filter: ({ kind }) => kind === 'validation',
  target: previewOutdated,
});
