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
const createAttemptIdFx = createEffect(createId);
const leaveFx = createEffect<LeaveMembership, MembershipLeaving, ApiFailure>((request) =>
  leaveMembership(request),
);

export const { $data: $leaving, $isLoading } = page;
export const $isSending = leaveFx.pending;

const membershipLeft = sample({
  clock: leaveFx.done,
  source: $membershipId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
const leavingRefused = sample({
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
  .reset(membershipLeft, opened, closed);
/** Stays the same while the page is open, so that a retry after a lost response does not cancel twice. */
const $attemptId = createStore<string | null>(null)
  .on(createAttemptIdFx.doneData, (_, id) => id)
  .reset(closed);

export interface LeavingRefusal extends Refusal {
  /** Whether the outcome has changed, so that the customer has to read it again. */
  readonly isOutcomeChanged: boolean;
}

/** Why the membership could not be cancelled; null if it was not refused. */
export const $refusal = createStore<LeavingRefusal | null>(null)
  .on(leavingRefused, (_, failure) => ({
    ...toRefusal(failure),
    isOutcomeChanged: failure.kind === 'validation',
  }))
  .reset(confirmClicked, membershipLeft, opened, closed);
/** What was done on this page; null if nothing was. */
export const $outcome = createStore<'left' | 'kept' | null>(null)
  .on(membershipLeft, () => 'left')
  .on(cancellationWithdrawn, () => 'kept')
  .reset(opened, closed);

sample({ clock: opened, target: createAttemptIdFx });

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
    const leaveRequest = {
      id,
      reason: reason.trim() === '' ? null : reason.trim(),
      endsOn,
      expected,
      attemptId,
    };
    return preview.refundChoices?.length ? { ...leaveRequest, refundTo } : leaveRequest;
  }),
  filter: isPresent,
  target: leaveFx,
});
sample({ clock: membershipLeft, target: page.replaced });
// Reloads the user, whose credit may have changed.
sample({ clock: membershipLeft, target: userRequested });
// Loads the preview again if the outcome or the membership has changed, so that only what was shown is done.
sample({
  clock: leavingRefused,
  filter: ({ kind }) => kind === 'validation',
  target: page.refreshRequested,
});
