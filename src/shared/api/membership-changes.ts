import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readMembershipTypes } from './configured/memberships';
import { withJoiningFields } from './field-names';
import type { MembershipType, StoredMembership } from './memberships';
import type { components } from './schema.gen';
import { type CallOptions, unwrapCreated, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type ChangeCosts = Camel<Schemas['ChangeCosts']>;
export type ChangeDetails = Camel<Schemas['ChangeMembershipRequest']>;
export type Renewal = Camel<Schemas['Renewal']>;

/** GET memberships/{id}/change: the memberships that the customer can change to. */
export async function listChangeMemberships(
  { membershipId: id }: { membershipId: string },
  options?: CallOptions,
): Promise<MembershipType[]> {
  const params = { path: { id } };
  const response = await unwrapData(() => api().GET('/api/memberships/{id}/change', { params, ...options }));
  return reportProblems(readMembershipTypes(response));
}

type MembershipChange = { readonly membershipId: string; readonly optionId: string };

/** Without a date, the costs are for the earliest possible one; dates are `YYYY-MM-DD`. */
export type ChangeCostsRequest = MembershipChange & {
  readonly startsAt?: string | null;
  readonly billingDay?: number | null;
};

/** GET memberships/{id}/change/{optionId}: the costs of a change. */
export function loadChangeCosts(request: ChangeCostsRequest, options?: CallOptions): Promise<ChangeCosts> {
  const { membershipId: id, optionId, startsAt, billingDay } = request;
  const params = {
    path: { id, optionId },
    query: { ...(startsAt ? { startsAt } : {}), ...(billingDay ? { billing_day: billingDay } : {}) },
  };
  return withJoiningFields(
    unwrapData(() => api().GET('/api/memberships/{id}/change/{optionId}', { params, ...options })),
  );
}

export type ChangeRequest = MembershipChange & { readonly details: ChangeDetails };

/** POST memberships/{id}/change/{optionId}: puts the change into the customer's cart. 422 by field, named as in joining. */
export function changeMembership({
  membershipId: id,
  optionId,
  details,
}: ChangeRequest): Promise<StoredMembership> {
  const params = { path: { id, optionId } };
  return withJoiningFields(
    unwrapCreated(
      () => api().POST('/api/memberships/{id}/change/{optionId}', { params, body: details }),
      [201],
    ).then(({ data }) => data),
  );
}

/** GET memberships/{id}/renew: the next period of a membership, and its price. */
export function loadRenewal(
  { membershipId: id }: { membershipId: string },
  options?: CallOptions,
): Promise<Renewal> {
  const params = { path: { id } };
  return unwrapData(() => api().GET('/api/memberships/{id}/renew', { params, ...options }));
}

/** POST memberships/{id}/renew: puts the next period into the customer's cart. */
export async function renewMembership({
  membershipId: id,
}: {
  membershipId: string;
}): Promise<StoredMembership> {
  const params = { path: { id } };
  const { data } = await unwrapCreated(() => api().POST('/api/memberships/{id}/renew', { params }), [201]);
  return data;
}
