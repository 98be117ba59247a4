import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipTypes } from '../../../store/schema/catalogue.ts';
import { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import {
  addItem,
  findCartForChange,
  findCartItems,
  priceCart,
  removeItems,
  toOnlineOwner,
} from '../../cart/index.ts';
import {
  findOptionById,
  findVenueById,
  type MembershipTypeRecord,
  type PaymentOptionRecord,
  type VenueRecord,
} from '../../catalogue/index.ts';
import { type CartItemRecord, isUuid, notFound } from '../../common/index.ts';
import type { Caller } from '../../common/types.ts';
import {
  type FreezeRecord,
  findCurrentFreeze,
  findMembershipFreezes,
  type MembershipStateFacts,
  type SuccessorMembership,
} from '../../memberships/index.ts';

/** A customer's membership, with its type, payment option and order. */
export interface CustomerMembership {
  record: typeof memberships.$inferSelect;
  venue: VenueRecord;
  type: MembershipTypeRecord;
  option: PaymentOptionRecord;
  /** In order, including those that are over. */
  freezes: FreezeRecord[];
}

/** The response after an item was put into the cart. */
export interface MembershipInCart {
  cartId: string;
  cartItemId: string;
  newMandate: boolean;
}

/**
 * Finds a membership of this customer.
 * @throws DomainError 404 for any other
 */
export async function findHeldMembership(
  db: Tx,
  store: Store,
  caller: Pick<Caller, 'userId'>,
  membershipId: string,
): Promise<CustomerMembership> {
  const [record] = isUuid(membershipId)
    ? await db
        .select()
        .from(memberships)
        .where(
          and(
            eq(memberships.operatorId, store.operatorId),
            eq(memberships.id, membershipId),
            eq(memberships.customerId, caller.userId),
          ),
        )
    : [];
  if (!record) throw notFound();
  const { option, type } = await findOptionById(db, store, record.paymentOptionId);
  const venue = await findVenueById(db, store, record.homeVenueId);
  return { record, option, type, venue, freezes: await findMembershipFreezes(db, store, record) };
}

/** The facts in the membership's own record that its state depends on. */
export function toStateFacts(
  { record, option, freezes }: Pick<CustomerMembership, 'record' | 'option' | 'freezes'>,
  today: string,
): Omit<MembershipStateFacts, 'followedBy'> {
  const { status, startDate, endDate } = record;
  return {
    status,
    startDate,
    endDate,
    isMonthly: option.paymentType === 'recurring',
    joinedOn: record.joinedOn ?? startDate,
    isCancelled: record.cancellation !== null,
    freeze: findCurrentFreeze(freezes, today),
  };
}

/**
 * Finds the membership that follows this one: the one it was changed to, or the same for the next period. One that
 * the customer left before it began does not count.
 */
export async function findSuccessor(
  db: Tx,
  store: Store,
  record: Pick<CustomerMembership['record'], 'id' | 'customerId' | 'membershipTypeId' | 'endDate'>,
): Promise<(SuccessorMembership & { id: string }) | null> {
  const isNextPeriod =
    record.endDate === null
      ? undefined
      : and(
          eq(memberships.membershipTypeId, record.membershipTypeId),
          gt(memberships.startDate, record.endDate),
        );
  const [successorRow] = await db
    .select({
      id: memberships.id,
      startDate: memberships.startDate,
      replacesId: memberships.replacesId,
      name: membershipTypes.name,
    })
    .from(memberships)
    .innerJoin(
      membershipTypes,
      and(
        eq(membershipTypes.operatorId, memberships.operatorId),
        eq(membershipTypes.id, memberships.membershipTypeId),
      ),
    )
    .where(
      and(
        eq(memberships.operatorId, store.operatorId),
        eq(memberships.customerId, record.customerId),
        or(eq(memberships.replacesId, record.id), isNextPeriod),
        or(isNull(memberships.endDate), gte(memberships.endDate, memberships.startDate)),
      ),
    )
    .orderBy(asc(memberships.startDate), asc(memberships.id))
    .limit(1);
  if (!successorRow) return null;
  const { replacesId, ...successor } = successorRow;
  return { ...successor, kind: replacesId === record.id ? 'changed' : 'renewed' };
}

/** Everything that the state of a membership depends on, including its successor. */
export async function findStateFactsWithSuccessor(
  db: Tx,
  store: Store,
  membership: CustomerMembership,
  today: string,
): Promise<MembershipStateFacts> {
  return {
    ...toStateFacts(membership, today),
    followedBy: await findSuccessor(db, store, membership.record),
  };
}

/** Adds a change or a renewal to the cart, replacing an earlier one of the same membership. */
export async function addMembershipToCart(
  tx: Tx,
  store: Store,
  caller: Caller,
  itemType: Extract<CartItemRecord['type'], 'membership-change' | 'membership-renewal'>,
  { record, venue, type, option }: Omit<CustomerMembership, 'freezes'>,
  joiningChoice: Pick<NonNullable<CartItemRecord['joining']>, 'startDate' | 'billingDay' | 'pendingMandate'>,
): Promise<MembershipInCart> {
  const cart = await findCartForChange(tx, store, toOnlineOwner(caller.userId));
  const items = await findCartItems(tx, store, cart.id);
  await removeItems(
    tx,
    store,
    items.filter((item) => item.membershipId === record.id),
  );
  const item = await addItem(tx, store, {
    cartId: cart.id,
    type: itemType,
    source: 'online-joining',
    referenceId: type.id,
    pricingOptionId: option.id,
    purchasedForUserId: caller.userId,
    membershipId: record.id,
    joining: {
      homeVenueId: venue.id,
      membershipTypeId: type.id,
      paymentOptionId: option.id,
      promotionId: null,
      ...joiningChoice,
    },
  });
  // Fails for an item without a price, because a cart that contains one cannot be read.
  await priceCart(tx, store, cart);
  return { cartId: cart.id, cartItemId: item.id, newMandate: joiningChoice.pendingMandate !== null };
}
