import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { attendees } from '../../../store/schema/activities.ts';
import { membershipTypes, venues } from '../../../store/schema/catalogue.ts';
import type { BenefitDetail, MembershipTypeDetail } from '../../../store/schema/details.ts';
import { adultInvitations, customers, memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import type { PricedPerson, VenueSummary } from '../../catalogue/index.ts';
import { calculateAge, unauthenticated } from '../../common/index.ts';
import { type FrozenDays, findFreezes, isFrozenOn } from '../../memberships/index.ts';

type OperatorScope = Pick<Store, 'operatorId'>;
export type AttendeeRecord = typeof attendees.$inferSelect;

/** A person whom a customer can book for: themselves, a child or another adult. */
export interface Person {
  /** A customer id for the customer and for adults who have agreed; an attendee id for everybody else. */
  id: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  relation: 'self' | 'child' | 'adult';
  relationship: AttendeeRecord['relationship'] | null;
}

/** The age from which a person counts as an adult. Customers cannot add adults as attendees. */
export const ADULT_AGE = 16;

/** The people whom a customer can book for: themselves, the attendees they added (in that order), then the adults who agreed. */
export async function findPeople(
  db: Tx,
  store: OperatorScope,
  customerId: string,
  today: string,
): Promise<Person[]> {
  const customer = await findCustomerAsPerson(db, store, customerId);
  const attendeeRows = await db
    .select()
    .from(attendees)
    .where(and(eq(attendees.operatorId, store.operatorId), eq(attendees.customerId, customerId)))
    .orderBy(asc(attendees.createdAt), asc(attendees.firstName));
  const adults = await listAgreedAdults(db, store, customerId);
  return [customer, ...attendeeRows.map((row) => toPerson(row, today)), ...adults];
}

const selectNameAndBirthDate = prepareStatement(
  'name and age of a customer',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'customerId'>) => {
    const { id, firstName, lastName, dateOfBirth } = customers;
    return db
      .select({ id, firstName, lastName, dateOfBirth })
      .from(customers)
      .where(and(eq(customers.operatorId, placeholder('operatorId')), eq(id, placeholder('customerId'))));
  },
);

/** Reads the customer as a `Person`. Throws 401 if the customer does not exist. */
async function findCustomerAsPerson(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<Person> {
  const [customer] = await selectNameAndBirthDate(db, { operatorId, customerId });
  if (!customer) throw unauthenticated();
  return { ...customer, relation: 'self', relationship: null };
}

/** The adults who have agreed that this customer may book for them. */
async function listAgreedAdults(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<Person[]> {
  const { id, firstName, lastName, dateOfBirth } = customers;
  const rows = await db
    .select({ id, firstName, lastName, dateOfBirth })
    .from(adultInvitations)
    .innerJoin(customers, and(eq(customers.operatorId, operatorId), eq(id, adultInvitations.acceptedBy)))
    .where(and(eq(adultInvitations.operatorId, operatorId), eq(adultInvitations.customerId, customerId)))
    .orderBy(asc(adultInvitations.createdAt));
  return rows.map((row) => ({ ...row, relation: 'adult', relationship: null }));
}

/** Converts an attendee to a `Person`. The age on `today` decides between child and adult. */
export function toPerson(attendee: AttendeeRecord, today: string): Person {
  const { id, firstName, lastName, dateOfBirth, relationship } = attendee;
  const relation = calculateAge(dateOfBirth, today) < ADULT_AGE ? 'child' : 'adult';
  return { id, firstName, lastName, dateOfBirth, relation, relationship };
}

/** The parts of a customer's membership that prices and booking windows depend on. */
export interface Membership {
  id: string;
  name: string;
  categories: string[];
  benefits: BenefitDetail[];
  startDate: string;
  endDate: string | null;
  /** The membership has no effect on these days. */
  freezes: readonly FrozenDays[];
}

const selectActiveMemberships = prepareStatement(
  'active memberships',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'customerId'>) => {
    const { id, homeVenueId, startDate, endDate } = memberships;
    return db
      .select({
        membership: { id, homeVenueId, startDate, endDate },
        type: { name: membershipTypes.name, detail: membershipTypes.detail },
        homeGroup: venues.venueGroup,
      })
      .from(memberships)
      .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
      .innerJoin(venues, eq(venues.id, memberships.homeVenueId))
      .where(
        and(
          eq(memberships.operatorId, placeholder('operatorId')),
          eq(memberships.customerId, placeholder('customerId')),
          eq(memberships.status, 'active'),
        ),
      );
  },
);

type MembershipRow = Awaited<ReturnType<typeof selectActiveMemberships>>[number];

/** An active membership, with the fields that decide which centres it gives access to. */
export interface ActiveMembership extends Membership {
  homeVenueId: string;
  homeGroup: string | null;
  access: MembershipTypeDetail['access'];
}

/** The customer's active memberships that give access to a centre. */
export async function findMembershipsAtVenue(
  db: Tx,
  store: OperatorScope,
  customerId: string,
  venue: VenueSummary,
): Promise<Membership[]> {
  const membershipsOfCustomer = await selectActiveMemberships(db, {
    operatorId: store.operatorId,
    customerId,
  });
  return filterMembershipsAtVenue(
    venue,
    await findActiveMemberships(db, store, customerId, membershipsOfCustomer),
  );
}

/** Filters memberships to those that give access to a centre. */
export function filterMembershipsAtVenue(
  venue: VenueSummary,
  activeMemberships: readonly ActiveMembership[],
): Membership[] {
  return activeMemberships.filter(({ access, homeVenueId, homeGroup }) => {
    if (access === 'all' || homeVenueId === venue.id) return true;
    return access === 'group' && homeGroup !== null && homeGroup === venue.venueGroup;
  });
}

/** Builds a customer's active memberships from their rows and reads their freezes. */
export async function findActiveMemberships(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
  memberships: readonly MembershipRow[],
): Promise<ActiveMembership[]> {
  if (memberships.length === 0) return [];
  const freezes = await findFreezes(db, { operatorId }, customerId);
  return memberships.map(({ membership, type, homeGroup }) => ({
    ...membership,
    name: type.name,
    categories: type.detail.categories.map(({ name }) => name),
    benefits: type.detail.benefits,
    freezes: freezes.filter(({ membershipId }) => membershipId === membership.id),
    access: type.detail.access,
    homeGroup,
  }));
}

/** The category of memberships that also cover the customer's children. */
const FAMILY_CATEGORY = 'Family';

/**
 * A person's age and memberships on a date, for prices and booking windows. Children have only the customer's family
 * memberships, other adults have none.
 */
export function toPricedPerson(
  person: Pick<Person, 'dateOfBirth' | 'relation'>,
  memberships: readonly Membership[],
  date: string,
): PricedPerson {
  const currentMemberships = memberships.filter(
    ({ startDate, endDate, freezes }) =>
      startDate <= date && (endDate === null || date <= endDate) && !isFrozenOn(freezes, date),
  );
  const relevantMemberships =
    person.relation === 'self'
      ? currentMemberships
      : currentMemberships.filter(({ categories }) => categories.includes(FAMILY_CATEGORY));
  return {
    age: person.dateOfBirth === null ? null : calculateAge(person.dateOfBirth, date),
    memberships: person.relation === 'adult' ? [] : relevantMemberships,
  };
}
