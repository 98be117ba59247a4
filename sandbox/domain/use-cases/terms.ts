import type { Store } from '../../store/store.ts';
import type { Session, Terms } from '../types.ts';

/** GET terms?cart_id: the terms to accept before this cart (the caller's own when not named) is paid; empty when none. */
export async function cartTerms(_store: Store, _session: Session, _cartId?: string): Promise<Terms[]> {
  throw new Error('not built yet');
}
/** GET terms/direct-debit. */
export async function directDebitTerms(_store: Store): Promise<Terms | null> {
  throw new Error('not built yet');
}
/** GET terms/membership/{typeId}. */
export async function membershipTerms(_store: Store, _membershipTypeId: string): Promise<Terms | null> {
  throw new Error('not built yet');
}
/** GET terms/membership/{typeId}/health-commitment. */
export async function healthCommitment(_store: Store, _membershipTypeId: string): Promise<Terms | null> {
  throw new Error('not built yet');
}
