import { and, eq, exists, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { membershipTypes, venues } from '../../../store/schema/catalogue.ts';
import { customers, memberships, penalties } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { unauthenticated } from '../../common/index.ts';
import { isUnpaidPenalty } from '../../people/index.ts';
import { type ActiveMembership, findActiveMemberships, type Person } from './attendees.ts';

/** A customer who is booking, with everything that decides whether they may book and at which price. */
export interface Booker {
  readonly person: Person;
  readonly memberships: readonly ActiveMembership[];
  readonly hasPenalties: boolean;
}

/** Returns one row for each active membership, or a single row if there is none. */
const selectBookerRows = prepareStatement(
  'booker',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'customerId'>) => {
    const { id, firstName, lastName, dateOfBirth } = customers;
    const unpaidPenalties = db
      .select({ id: penalties.id })
      .from(penalties)
      .where(
        and(
          eq(penalties.operatorId, placeholder('operatorId')),
          eq(penalties.customerId, placeholder('customerId')),
          isUnpaidPenalty,
        ),
      );
    const isActive = and(
      eq(memberships.operatorId, placeholder('operatorId')),
      eq(memberships.customerId, placeholder('customerId')),
      eq(memberships.status, 'active'),
    );
    return db
      .select({
        customer: { id, firstName, lastName, dateOfBirth },
        hasPenalties: sql<boolean>`${exists(unpaidPenalties)}`,
        membership: {
          id: memberships.id,
          homeVenueId: memberships.homeVenueId,
          startDate: memberships.startDate,
          endDate: memberships.endDate,
        },
        type: { name: membershipTypes.name, detail: membershipTypes.detail },
        homeGroup: venues.venueGroup,
      })
      .from(customers)
      .leftJoin(memberships, isActive)
      .leftJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
      .leftJoin(venues, eq(venues.id, memberships.homeVenueId))
      .where(and(eq(customers.operatorId, placeholder('operatorId')), eq(id, placeholder('customerId'))));
  },
);

/** Reads the booker with as few queries as possible, because every booking does so. Throws 401 if there is no such customer. */
export async function findBooker(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
): Promise<Booker> {
  const rows = await selectBookerRows(db, { operatorId, customerId });
  const [firstRow] = rows;
  if (!firstRow) throw unauthenticated();
  const memberships = rows.flatMap(({ membership, type, homeGroup }) =>
    membership && type ? [{ membership, type, homeGroup }] : [],
  );
  return {
    person: { ...firstRow.customer, relation: 'self', relationship: null },
    memberships: await findActiveMemberships(db, { operatorId }, customerId, memberships),
    hasPenalties: firstRow.hasPenalties,
  };
}
