import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { membershipTypes } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { findPeople, type Person } from '../attendees/index.ts';
import { findHandoffOnPhone, type LiveHandoff } from '../cart/index.ts';
import { findVenue } from '../catalogue/index.ts';
import { forbidden, notFound, toLondonDate } from '../common/index.ts';
import type { Caller, User } from '../common/types.ts';
import { findCurrentMemberships, findSelectedCustomer, recordAtDesk, toUser } from '../people/index.ts';

/** A customer as far as the desk needs to know them. */
export interface ServedCustomer {
  user: User;
  memberships: { id: string; name: string; venueName: string | null }[];
  people: Person[];
  handoff: LiveHandoff | null;
}

/**
 * GET front-of-house/customers/{id}: the customer whom staff serve from now on, recorded in the audit trail.
 * @throws DomainError 403 unless the caller is staff; 404 for somebody who is not a customer
 */
export async function readCustomer(store: Store, caller: Caller, id: string): Promise<ServedCustomer> {
  if (caller.role !== 'staff') throw forbidden();
  return store.write(async (tx) => {
    const customer = await findSelectedCustomer(tx, store, caller, id);
    if (customer === null) throw notFound();
    await recordAtDesk(tx, store, caller, { customerId: customer.id, what: 'served' });
    return {
      user: await toUser(tx, store, customer),
      memberships: await listMemberships(tx, store, customer.id),
      people: await findPeople(tx, store, customer.id, toLondonDate(store.clock.now())),
      handoff: await findHandoffOnPhone(tx, store, customer.id),
    };
  });
}

async function listMemberships(
  db: Tx,
  store: Store,
  customerId: string,
): Promise<ServedCustomer['memberships']> {
  const memberships: ServedCustomer['memberships'] = [];
  for (const { id, membershipTypeId, homeVenueId } of await findCurrentMemberships(db, store, customerId)) {
    const [type] = await db
      .select({ name: membershipTypes.name })
      .from(membershipTypes)
      .where(and(eq(membershipTypes.operatorId, store.operatorId), eq(membershipTypes.id, membershipTypeId)));
    const venue = await findVenue(db, store, homeVenueId);
    memberships.push({ id, name: type?.name ?? '', venueName: venue?.name ?? null });
  }
  return memberships;
}
