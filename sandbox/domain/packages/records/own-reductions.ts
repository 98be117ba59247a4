import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { type Membership, type Person, toPricedPerson } from '../../attendees/index.ts';
import {
  type HeldBenefit,
  listReductions,
  type OwnReductions,
  type Reduction,
  type ReductionContext,
} from '../../catalogue/index.ts';
import { toLondonDate } from '../../common/index.ts';
import { findCustomerPackages } from './customer-packages.ts';
import { findUses } from './reduction-uses.ts';

/** A customer's packages, the uses of everything they have, and today. The benefits depend on the centre and are added later. */
export type CustomerReductions = Omit<OwnReductions, 'benefits'>;

/**
 * Loads what a customer can use to pay for places.
 * @param held the memberships whose benefits are included
 * @param exceptItemId the cart item whose own uses are not counted
 */
export async function findCustomerReductions(
  db: Tx,
  store: Store,
  customerId: string,
  memberships: readonly Membership[],
  exceptItemId: string | null = null,
): Promise<CustomerReductions> {
  const packages = await findCustomerPackages(db, store, customerId);
  const hasReductions = packages.length > 0 || memberships.some(({ benefits }) => benefits.length > 0);
  return {
    packages,
    usedCounts: hasReductions ? await findUses(db, store, customerId, exceptItemId) : new Map(),
    today: toLondonDate(store.clock.now()),
  };
}

/**
 * The benefits and packages that can pay for a place of one of the customer's people: the benefits of a membership
 * that covers this person, and the guest benefits of the customer's own memberships.
 */
export function listReductionsOnDate(
  ownReductions: CustomerReductions,
  person: Pick<Person, 'dateOfBirth' | 'relation'>,
  memberships: readonly Membership[],
  context: ReductionContext,
): Reduction[] {
  const { localDate } = context;
  const isForCustomer = person.relation === 'self';
  const coveringMembershipIds = new Set(
    toPricedPerson(person, memberships, localDate).memberships.map(({ id }) => id),
  );
  const ownMembershipIds = new Set(
    toPricedPerson({ ...person, relation: 'self' }, memberships, localDate).memberships.map(({ id }) => id),
  );
  const benefits = memberships.flatMap((membership): HeldBenefit[] =>
    membership.benefits.flatMap(({ key, covers, for: audience = 'member', ...benefit }) => {
      const isForPerson =
        audience === 'member'
          ? coveringMembershipIds.has(membership.id)
          : !isForCustomer && ownMembershipIds.has(membership.id);
      if (!isForPerson || key === undefined || covers === undefined) return [];
      const { name, totalUses, frequency } = benefit;
      return [{ membershipId: membership.id, key, name, totalUses, frequency, covers, for: audience }];
    }),
  );
  return listReductions({ ...ownReductions, benefits }, context, isForCustomer);
}
