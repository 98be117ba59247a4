import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { todayInLondon, validationError } from '../common/index.ts';
import type { Renewal, Session } from '../common/types.ts';
import { quote, renewedPeriod, renewProblem } from '../memberships/index.ts';
import { customerById } from '../people/index.ts';
import { heldBy, putInCart, type StoredInCart, stateFactsWithSuccessor } from './records/held-membership.ts';

/**
 * GET memberships/{id}/renew: the next period of a single-payment membership and its price.
 * @throws DomainError 422 when it cannot be renewed
 */
export function renewal(store: Store, session: Session, membershipId: string): Promise<Renewal> {
  return store.read(async (db) => {
    const { held, startDate, endDate } = await nextPeriod(db, store, session, membershipId);
    const priced = await quote(db, store, {
      purpose: 'renewal',
      venue: held.venue,
      option: held.option,
      customer: await customerById(db, store, session.userId),
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
  const held = await heldBy(db, store, session, membershipId);
  const { endDate } = held.record;
  if (held.option.paymentType !== 'fixed' || endDate === null) {
    throw validationError('This membership continues automatically, so you don’t need to renew it.');
  }
  const today = todayInLondon(store.clock.now());
  const problem = renewProblem(await stateFactsWithSuccessor(db, store, held, today), today);
  if (problem !== null) throw validationError(problem);
  return { held, ...renewedPeriod({ ...held.option, endDate }, today) };
}
