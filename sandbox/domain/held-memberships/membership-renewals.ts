import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { toLondonDate, validationError } from '../common/index.ts';
import type { Renewal, Session } from '../common/types.ts';
import { calculateRenewedPeriod, quote, renewProblem } from '../memberships/index.ts';
import { findCustomerById } from '../people/index.ts';
import {
  findHeldMembership,
  findStateFactsWithSuccessor,
  putInCart,
  type StoredInCart,
} from './records/held-membership.ts';

/**
 * GET memberships/{id}/renew: the next period of a single-payment membership and its price.
 * @throws DomainError 422 when it cannot be renewed
 */
export function getRenewal(store: Store, session: Session, membershipId: string): Promise<Renewal> {
  return store.read(async (db) => {
    const { held, startDate, endDate } = await nextPeriod(db, store, session, membershipId);
    const priced = await quote(db, store, {
      purpose: 'renewal',
      venue: held.venue,
      option: held.option,
      customer: await findCustomerById(db, store, session.userId),
      startDate,
      billingDay: null,
      promotion: null,
    });
    if (!priced) throw validationError('Could not calculate price.');
    const membershipTypeId = held.type.id;
    return { membershipTypeId, startDate, endDate, price: priced.price.totalToPayNow };
  });
}

/** POST memberships/{id}/renew: adds the next period of a single-payment membership to the cart. */
export async function renew(store: Store, session: Session, membershipId: string): Promise<StoredInCart> {
  return store.write(async (tx) => {
    const { held, startDate } = await nextPeriod(tx, store, session, membershipId);
    return putInCart(tx, store, session, 'membership-renewal', held, {
      startDate,
      billingDay: null,
      pendingMandate: null,
    });
  });
}

async function nextPeriod(db: Tx, store: Store, session: Session, membershipId: string) {
  const held = await findHeldMembership(db, store, session, membershipId);
  const { endDate } = held.record;
  if (held.option.paymentType !== 'fixed' || endDate === null) {
    throw validationError('This membership continues automatically, so you don’t need to renew it.');
  }
  const today = toLondonDate(store.clock.now());
  const problem = renewProblem(await findStateFactsWithSuccessor(db, store, held, today), today);
  if (problem !== null) throw validationError(problem);
  return { held, ...calculateRenewedPeriod({ ...held.option, endDate }, today) };
}
