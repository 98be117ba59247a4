import type { Store } from '../../store/store.ts';
import type { Costs, MembershipType, SavedJoining, Session } from '../types.ts';

/** GET memberships/types?venue_id; eligibility is told for the caller when there is one. */
export async function membershipTypesFor(
  _store: Store,
  _venueId: string,
  _session: Session | null,
): Promise<MembershipType[]> {
  throw new Error('not built yet');
}
/** GET memberships/types/{typeId}/payment-options/{optionId}. Missing start date is today; 422 on startDate, billingDay, incalculablePrice. */
export async function costs(
  _store: Store,
  _session: Session | null,
  _input: {
    typeId: string;
    optionId: string;
    venueId: string;
    startDate?: string | undefined;
    billingDay?: number | null | undefined;
    promotionCodeId?: string | null | undefined;
  },
): Promise<Costs> {
  throw new Error('not built yet');
}
/** GET memberships/online-joining; null when nothing is saved. */
export async function savedJoining(_store: Store, _session: Session): Promise<SavedJoining | null> {
  throw new Error('not built yet');
}

export interface JoiningInput {
  homeVenueId: string;
  membershipTypeId: string;
  paymentOptionId: string;
  startDate: string;
  billingDay?: number | null | undefined;
  accountHolder?: string | null | undefined;
  accountDetails?:
    | {
        sortCode?: string | null | undefined;
        accountNumber?: string | null | undefined;
        billingAddressLineOne?: string | null | undefined;
        billingAddressLineTwo?: string | null | undefined;
        billingCity?: string | null | undefined;
        billingPostcode?: string | null | undefined;
      }
    | null
    | undefined;
  ddTermsAccepted?: boolean | undefined;
  promotionCodeId?: string | null | undefined;
}

/**
 * POST memberships/online-joining/store (201). 422 keys: startDate, billingDay, accountHolder, accountDetails.sortCode,
 * accountDetails.accountNumber, accountDetails.billing…, ddTermsAccepted, promotionCodeId, paymentOptionId.
 */
export async function storeJoining(
  _store: Store,
  _session: Session,
  _input: JoiningInput,
): Promise<SavedJoining> {
  throw new Error('not built yet');
}
