import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { toLondonDate, validationError } from '../common/index.ts';
import type { Caller, Renewal } from '../common/types.ts';
import { calculateRenewedPeriod, findRenewProblem, quoteMembership } from '../memberships/index.ts';
import { findCustomerById } from '../people/index.ts';
import {
  addMembershipToCart,
  findHeldMembership,
  findStateFactsWithSuccessor,
  type MembershipInCart,
} from './records/held-membership.ts';

/**
 * GET memberships/{id}/renew: the next period of a single-payment membership and its price.
 * @throws DomainError 422 when it cannot be renewed
 */
export function getRenewal(store: Store, caller: Caller, membershipId: string): Promise<Renewal> {
  return store.read(async (db) => {
    const { held, startDate, endDate } = await requireRenewablePeriod(db, store, caller, membershipId);
    const renewalQuote = await quoteMembership(db, store, {
      purpose: 'renewal',
      venue: held.venue,
      option: held.option,
      customer: await findCustomerById(db, store, caller.userId),
      startDate,
      billingDay: null,
      promotion: null,
    });
    if (!renewalQuote) throw validationError('Could not calculate price.');
    const membershipTypeId = held.type.id;
    return { membershipTypeId, startDate, endDate, price: renewalQuote.price.totalToPayNow };
  });
}

/** POST memberships/{id}/renew: adds the next period of a single-payment membership to the cart. */
export async function renewMembership(
  store: Store,
  caller: Caller,
  membershipId: string,
): Promise<MembershipInCart> {
  return store.write(async (tx) => {
    const { held, startDate } = await requireRenewablePeriod(tx, store, caller, membershipId);
    return addMembershipToCart(tx, store, caller, 'membership-renewal', held, {
      startDate,
      billingDay: null,
      pendingMandate: null,
    });
  });
}

async function requireRenewablePeriod(db: Tx, store: Store, caller: Caller, membershipId: string) {
  const membership = await findHeldMembership(db, store, caller, membershipId);
  const { endDate } = membership.record;
  if (membership.option.paymentType !== 'fixed' || endDate === null) {
    throw validationError('This membership continues automatically, so you don’t need to renew it.');
  }
  const today = toLondonDate(store.clock.now());
  const renewProblem = findRenewProblem(
    await findStateFactsWithSuccessor(db, store, membership, today),
    today,
  );
  if (renewProblem !== null) throw validationError(renewProblem);
  return { held: membership, ...calculateRenewedPeriod({ ...membership.option, endDate }, today) };
}
