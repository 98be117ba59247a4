import type { Store } from '../../store/store.ts';
import type { ChangeCosts, MembershipType, NamedRef, PaymentType, Session } from '../types.ts';
import type { JoiningInput } from './memberships.ts';

/** A membership the customer has. */
export interface HeldMembership {
  id: string;
  membershipType: NamedRef;
  homeVenue: NamedRef & { slug: string };
  paymentOption: { id: string; name: string; paymentType: PaymentType };
  startDate: string;
  endDate: string | null;
  status: 'active' | 'pending' | 'ended';
}

/** GET memberships/{id}/change: the membership held and what it can be changed to. */
export async function changeOptions(
  _store: Store,
  _session: Session,
  _membershipId: string,
): Promise<{ membership: HeldMembership; membershipTypes: MembershipType[] }> {
  throw new Error('not built yet');
}
/** GET memberships/{id}/change/{optionId}?startsAt; a date before the minimum counts as the minimum. */
export async function changeCosts(
  _store: Store,
  _session: Session,
  _input: { membershipId: string; optionId: string; startsAt?: string | undefined },
): Promise<ChangeCosts> {
  throw new Error('not built yet');
}
/** What the API document answers when something has been put into the cart. */
export interface StoredInCart {
  cartId: string;
  cartItemId: string;
  newMandate: boolean;
}

/** POST memberships/{id}/change/{optionId}: the change goes into the cart, in place of an earlier one. */
export async function submitChange(
  _store: Store,
  _session: Session,
  _input: Pick<JoiningInput, 'billingDay' | 'accountHolder' | 'accountDetails' | 'ddTermsAccepted'> & {
    membershipId: string;
    optionId: string;
    startsAt: string;
  },
): Promise<StoredInCart> {
  throw new Error('not built yet');
}
/** POST memberships/{id}/renew: a fixed membership's renewal goes into the basket. */
export async function renew(_store: Store, _session: Session, _membershipId: string): Promise<StoredInCart> {
  throw new Error('not built yet');
}
