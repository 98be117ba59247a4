import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readMembershipTypes } from './configured/memberships';
import { withJoiningFields } from './field-names';
import type { components } from './schema.gen';
import { type CallOptions, unwrapCreated, unwrapData, unwrapDataOrNull } from './unwrap';

type Schemas = components['schemas'];

export type MembershipType = Camel<Schemas['MembershipType']>;
export type PaymentOption = Camel<Schemas['PaymentOption']>;
export type Benefit = Camel<Schemas['Benefit']>;
export type Costs = Camel<Schemas['Costs']>;
export type JoiningSelection = Camel<Schemas['JoiningSelection']>;
export type MembershipDetails = Camel<Schemas['StoreJoiningMembershipRequest']>;
export type StoredMembership = Camel<Schemas['StoredJoiningMembership']>;

/** GET memberships/types: the memberships that this customer or visitor can buy at a venue. */
export async function listMembershipTypes(
  { venueId }: { venueId: string },
  options?: CallOptions,
): Promise<MembershipType[]> {
  const query = { venue_id: venueId };
  const response = await unwrapData(() =>
    api().GET('/api/memberships/types', { params: { query }, ...options }),
  );
  return reportProblems(readMembershipTypes(response));
}

/** Dates are `YYYY-MM-DD`; the server chooses missing values. */
export type CostsRequest = {
  readonly typeId: string;
  readonly optionId: string;
  readonly venueId: string;
  readonly startDate?: string | null;
  readonly billingDay?: number | null;
  readonly promotionCodeId?: string | null;
};

/** GET costs of a payment option for a start date, a billing day and a promotion. */
export function loadCosts(request: CostsRequest, options?: CallOptions): Promise<Costs> {
  const { typeId, optionId, venueId, startDate, billingDay, promotionCodeId } = request;
  const params = {
    path: { typeId, optionId },
    query: {
      venue_id: venueId,
      ...(startDate ? { start_date: startDate } : {}),
      ...(billingDay ? { billing_day: billingDay } : {}),
      ...(promotionCodeId ? { promotion_code_id: promotionCodeId } : {}),
    },
  };
  return withJoiningFields(
    unwrapData(() =>
      api().GET('/api/memberships/types/{typeId}/payment-options/{optionId}', { params, ...options }),
    ),
  );
}

/** GET memberships/online-joining: the customer's stored selection; null if there is none. */
export function loadJoiningSelection(options?: CallOptions): Promise<JoiningSelection | null> {
  return unwrapDataOrNull(() => api().GET('/api/memberships/online-joining', { ...options }));
}

/** POST memberships/online-joining/store: puts the membership into the customer's cart. */
export function storeMembership(
  details: MembershipDetails,
  options?: CallOptions,
): Promise<StoredMembership> {
  return withJoiningFields(
    unwrapCreated(
      () => api().POST('/api/memberships/online-joining/store', { body: details, ...options }),
      [201],
    ).then(({ data }) => data),
  );
}
