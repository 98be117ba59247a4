import type { Store } from '../../store/store.ts';
import type { Cart, ChangeCosts, MembershipType, NamedRef, PaymentType, Session } from '../types.ts';

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
/** POST memberships/{id}/change/{optionId}. */
export async function submitChange(
  _store: Store,
  _session: Session,
  _input: { membershipId: string; optionId: string; startsAt: string },
): Promise<{ membership: HeldMembership; message: string }> {
  throw new Error('not built yet');
}
/** POST memberships/{id}/renew: a fixed membership's renewal goes into the basket. */
export async function renew(_store: Store, _session: Session, _membershipId: string): Promise<Cart> {
  throw new Error('not built yet');
}
