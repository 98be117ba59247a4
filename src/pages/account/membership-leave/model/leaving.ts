import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { userRequested } from '@/entities/customer';
import {
  type ApiFailure,
  type LeaveMembership,
  leaveMembership,
  loadMembershipLeaving,
  type MembershipLeaving,
  type RefundWay,
  type Refusal,
  toRefusal,
} from '@/shared/api';
import { createId, isPresent } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { cancellationWithdrawn } from '@/widgets/take-membership-back';

export const reasonChanged = createEvent<string>();
export const confirmClicked = createEvent();
export const refundWayChosen = createEvent<RefundWay>();

export const page = createPage({ load: (id: string, options) => loadMembershipLeaving({ id }, options) });
const { opened, closed, $params: $membershipId } = page;
const newAttemptFx = createEffect(createId);
const leaveFx = createEffect<LeaveMembership, MembershipLeaving, ApiFailure>((request) =>
  leaveMembership(request),
);

export const { $data: $leaving, $isLoading } = page;
export const $isSending = leaveFx.pending;

const left = sample({
  clock: leaveFx.done,
  source: $membershipId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
const refused = sample({
  clock: leaveFx.fail,
  source: $membershipId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** How a refund is paid: to the original payment method, unless the customer prefers credit. */
export const $refundWay = createStore<RefundWay>('payment')
  .on(refundWayChosen, (_, way) => way)
  .reset(opened, closed);
export const $reason = createStore('')
  .on(reasonChanged, (_, reason) => reason)
  .reset(left, opened, closed);
/** Stays the same while the page is open, so that a retry after a lost response does not cancel twice. */
const $attemptId = createStore<string | null>(null)
  .on(newAttemptFx.doneData, (_, id) => id)
  .reset(closed);

export interface LeavingRefusal extends Refusal {
  /** Whether the outcome has changed, so that the customer has to read it again. */
  readonly isChanged: boolean;
}

/** Why the membership could not be cancelled; null if it was not refused. */
export const $refusal = createStore<LeavingRefusal | null>(null)
  .on(refused, (_, failure) => ({ ...toRefusal(failure), isChanged: failure.kind === 'validation' }))
  .reset(confirmClicked, left, opened, closed);
/** What was done on this page; null if nothing was. */
export const $outcome = createStore<'left' | 'kept' | null>(null)
  .on(left, () => 'left')
  .on(cancellationWithdrawn, () => 'kept')
  .reset(opened, closed);

sample({ clock: opened, target: newAttemptFx });

// Sends exactly the outcome that was shown, and only while no newer one is loading.
sample({
  clock: confirmClicked,
  source: combine({
    id: $membershipId,
    leaving: $leaving,
    reason: $reason,
    refundTo: $refundWay,
    attemptId: $attemptId,
    isLoading: $isLoading,
    isSending: leaveFx.pending,
  }).map(({ id, leaving, reason, refundTo, attemptId, isLoading, isSending }): LeaveMembership | null => {
    const preview = leaving?.preview;
    if (id === null || !preview || attemptId === null || isLoading || isSending) return null;
    const { endsOn, expected } = preview;
    const request = { id, reason: reason.trim() === '' ? null : reason.trim(), endsOn, expected, attemptId };
    return preview.refundChoices?.length ? { ...request, refundTo } : request;
  }),
  filter: isPresent,
  target: leaveFx,
});
sample({ clock: left, target: page.replaced });
// Reloads the user, whose credit may have changed.
sample({ clock: left, target: userRequested });
// Loads the preview again if the outcome or the membership has changed, so that only what was shown is done.
sample({
  clock: refused,
  filter: ({ kind }) => kind === 'validation',
  target: page.refreshRequested,
});
