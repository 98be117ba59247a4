import type { AccountMembership } from './account-memberships';
import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type MembershipLeaving = Camel<Schemas['MembershipLeaving']>;
export type LeavingPreview = Camel<Schemas['LeavingPreview']>;
export type LeavingCancellation = Camel<Schemas['LeavingCancellation']>;
export type RefundPart = Camel<Schemas['RefundPart']>;
export type RefundWay = Schemas['RefundChoice']['way'];
export type LeaveMembership = Camel<Schemas['LeaveMembershipRequest']> & { id: string };

/**
 * GET my-account/memberships/{id}/cancel: what cancelling today does, or how the membership was cancelled. A `validation` failure
 * says why it cannot be cancelled.
 */
export function loadMembershipLeaving(
  { id }: { id: string },
  options?: CallOptions,
): Promise<MembershipLeaving> {
  return unwrapData(() =>
    api().GET('/api/my-account/memberships/{id}/cancel', { params: { path: { id } }, ...options }),
  );
}

/** POST my-account/memberships/{id}/cancel. If the outcome has changed, a `validation` failure under `expected`. */
export function leaveMembership(
  { id, ...body }: LeaveMembership,
  options?: CallOptions,
): Promise<MembershipLeaving> {
  return unwrapData(() =>
    api().POST('/api/my-account/memberships/{id}/cancel', { params: { path: { id } }, body, ...options }),
  );
}

/** DELETE my-account/memberships/{id}/cancel: withdraws the cancellation, so that the membership continues. */
export function withdrawCancellation(
  { id }: { id: string },
  options?: CallOptions,
): Promise<AccountMembership> {
  return unwrapData(() =>
    api().DELETE('/api/my-account/memberships/{id}/cancel', { params: { path: { id } }, ...options }),
  );
}
