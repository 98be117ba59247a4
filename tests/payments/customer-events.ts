import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addToCart, getCart, removeFromCart } from '../../sandbox/domain/basket/index.ts';
import { addDays, DomainError, toLondonDate } from '../../sandbox/domain/common/index.ts';
import {
  getMembershipLeaving,
  leaveMembership,
  submitChange,
  withdrawCancellation,
} from '../../sandbox/domain/held-memberships/index.ts';
import {
  acceptInvitation,
  endInvitation,
  inviteAdult,
  isUnpaidPenalty,
} from '../../sandbox/domain/people/index.ts';
import {
  authenticateCustomer,
  buildPenalty,
  createFreshCustomer,
} from '../../sandbox/scenarios/fresh-customer.ts';
import { findCatalogueIds } from '../../sandbox/scenarios/joining.ts';
import { demoId } from '../../sandbox/seed/demo-ids.ts';
import { bookings } from '../../sandbox/store/schema/bookings.ts';
import { memberships, penalties } from '../../sandbox/store/schema/people.ts';
import { cartItems, carts, orders } from '../../sandbox/store/schema/sales.ts';
import type { Store } from '../../sandbox/store/store.ts';
import { createClass } from '../../sandbox/testing/a-class.ts';
import type { Customer } from './operator.ts';
import type { CustomerEvent } from './steps.ts';

const DAYS_SINCE_JOINING = 3;
const PENALTY_PENCE = 300;

/**
 * Events outside the checkout that happen to one customer, through the operator's own functions. A rule that refuses one
 * is not a fault.
 */
export function createCustomerEvents(
  store: Store,
  customer: Pick<Customer, 'userId' | 'token' | 'venueSlug'>,
) {
  // Everything is bought at one centre, because another one may have another card provider, and the cards of a visit
  // belong to this one's.
  const { userId: customerId, venueSlug } = customer;
  let membershipId: string | null = null;
  let invitedAdult: { readonly caller: Session; readonly invitationId: string } | null = null;
  /** When each person withdrew their consent. */
  const withdrawnConsents: { readonly attendeeId: string; readonly withdrawnAt: Date }[] = [];
  const openCustomerSession = () => authenticateCustomer(store, customer);
  const readNow = () => store.clock.now();
  const readToday = () => toLondonDate(readNow());

  async function createMembership(): Promise<string> {
    const id = randomUUID();
    const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds({
      venueSlug,
      membershipSlug: 'unlimited-fitness',
      optionName: 'Monthly',
    });
    const joinedOn = addDays(readToday(), -DAYS_SINCE_JOINING);
    await store.write((tx) =>
      tx.insert(memberships).values({
        id,
        operatorId: store.operatorId,
        customerId,
        membershipTypeId,
        paymentOptionId,
        homeVenueId: venueId,
        startDate: joinedOn,
        endDate: null,
        billingDay: 15,
        price: 3650,
        status: 'active',
        joinedOn,
        paidAtStart: 5000,
      }),
    );
    return id;
  }

  const addClass = async (purchasedForUserId: string | null) => {
    const sessionId = await createClass(store, 5, { venueId: demoId(`venue:${venueSlug}`) });
    const item = { id: sessionId, type: 'activity', options: {}, purchasedForUserId };
    await addToCart(store, await openCustomerSession(), { items: [item] });
  };

  const EVENT_HANDLERS: Readonly<Record<CustomerEvent, () => Promise<unknown>>> = {
    async 'a member adds a class'() {
      membershipId ??= await createMembership();
      await addClass(null);
    },
    async 'the membership is left'() {
      if (membershipId === null) return;
      const customerSession = await openCustomerSession();
      const { preview } = await getMembershipLeaving(store, customerSession, membershipId);
      if (preview === null) return;
      const { lastDay: endsOn, expected } = preview;
      const leavingRequest = { id: membershipId, reason: null, endsOn, expected, attemptId: null };
      await leaveMembership(store, customerSession, leavingRequest);
    },
    async 'leaving is taken back'() {
      if (membershipId !== null) await withdrawCancellation(store, await openCustomerSession(), membershipId);
    },
    async 'the membership is changed'() {
      if (membershipId === null) return;
      const { paymentOptionId: optionId } = findCatalogueIds({
        venueSlug,
        membershipSlug: 'swim',
        optionName: '30 days',
      });
      await submitChange(store, await openCustomerSession(), {
        membershipId,
        optionId,
        startsAt: addDays(readToday(), 1),
      });
    },
    async 'an adult agrees and is added'() {
      if (invitedAdult === null) {
        const adultCustomer = await createFreshCustomer(store);
        const adultSession = await authenticateCustomer(store, adultCustomer);
        const { id } = await inviteAdult(store, await openCustomerSession(), adultCustomer.email);
        await acceptInvitation(store, adultSession, id);
        invitedAdult = { caller: adultSession, invitationId: id };
      }
      await addClass(invitedAdult.caller.userId);
    },
    async 'the adult takes their consent back'() {
      if (invitedAdult === null) return;
      await endInvitation(store, invitedAdult.caller, invitedAdult.invitationId);
      withdrawnConsents.push({ attendeeId: invitedAdult.caller.userId, withdrawnAt: readNow() });
      invitedAdult = null;
    },
    'a penalty comes': () =>
      store.write((tx) => tx.insert(penalties).values(buildPenalty(store, customerId, PENALTY_PENCE))),
    'the penalty is waived': () =>
      store.write((tx) =>
        tx
          .update(penalties)
          .set({ waivedAt: readNow() })
          .where(and(eq(penalties.customerId, customerId), isUnpaidPenalty)),
      ),
    /** Makes everything that the customer has a day older. */
    'midnight passes': () =>
      store.write(async (tx) => {
        const customerMemberships = await tx
          .select()
          .from(memberships)
          .where(eq(memberships.customerId, customerId));
        for (const { id, endDate, cancellation } of customerMemberships)
          if (endDate !== null && cancellation !== null)
            await tx
              .update(memberships)
              .set({ endDate: addDays(endDate, -1) })
              .where(eq(memberships.id, id));
        const basketItems = await tx
          .select({ id: cartItems.id, joining: cartItems.joining })
          .from(cartItems)
          .innerJoin(carts, eq(carts.id, cartItems.cartId))
          .where(and(eq(carts.customerId, customerId), eq(carts.status, 'open')));
        for (const { id, joining } of basketItems)
          if (joining)
            await tx
              .update(cartItems)
              .set({ joining: { ...joining, startDate: addDays(joining.startDate, -1) } })
              .where(eq(cartItems.id, id));
      }),
  };

  return {
    async triggerEvent(eventName: CustomerEvent): Promise<void> {
      await EVENT_HANDLERS[eventName]().catch(ignoreRuleRefusal);
    },

    /** Resolves what the page names: pays what is owed, removes lost items, and chooses other days. */
    async resolveProblems(chooseNewDates: () => Promise<unknown>): Promise<void> {
      const customerSession = await openCustomerSession();
      const cart = await getCart(store, customerSession);
      if (!cart || cart.status === 'paying' || cart.items.length === 0) return;
      const itemRows = await store.read((db) =>
        db.select().from(cartItems).where(eq(cartItems.cartId, cart.id)),
      );
      const startsInPast = ({ joining }: (typeof itemRows)[number]) =>
        joining !== null && joining.startDate < readToday();
      const lostIds = cart.items.filter(({ place }) => place?.hold.state === 'lost').map(({ id }) => id);
      const pastIds = itemRows
        .filter((row) => row.type !== 'membership' && startsInPast(row))
        .map(({ id }) => id);
      const changeIds = await listChangesToRemove(itemRows);
      const idsToRemove = [...new Set([...lostIds, ...pastIds, ...changeIds])];
      if (idsToRemove.length > 0)
        await removeFromCart(store, customerSession, idsToRemove).catch(ignoreRuleRefusal);
      if (itemRows.some((row) => row.type === 'membership' && startsInPast(row))) await chooseNewDates();
      const unpaidPenalties = await store.read((db) =>
        db
          .select()
          .from(penalties)
          .where(and(eq(penalties.customerId, customerId), isUnpaidPenalty)),
      );
      for (const { id } of unpaidPenalties)
        await addToCart(store, customerSession, { items: [{ id, type: 'penalty', options: {} }] }).catch(
          ignoreRuleRefusal,
        );
    },

    /** Finds orders that should not exist, according to the state at their time. */
    async listProblems(): Promise<readonly string[]> {
      const [customerOrders, customerPenalties, customerBookings, customerMemberships] = await store.read(
        (db) =>
          Promise.all([
            db.select().from(orders).where(eq(orders.customerId, customerId)),
            db.select().from(penalties).where(eq(penalties.customerId, customerId)),
            db.select().from(bookings).where(eq(bookings.customerId, customerId)),
            db.select().from(memberships).where(eq(memberships.customerId, customerId)),
          ]),
      );
      const orderTimes = new Map(customerOrders.map(({ id, createdAt }) => [id, createdAt]));
      const problems: string[] = [];
      for (const { id, createdAt } of customerOrders) {
        const owedPenalties = customerPenalties.filter((penalty) => {
          const paidAt = orderTimes.get(penalty.orderId ?? '') ?? null;
          const endedAt = penalty.waivedAt ?? paidAt;
          return penalty.createdAt < createdAt && (endedAt === null || endedAt > createdAt);
        });
        if (owedPenalties.length > 0) problems.push(`The order ${id} was made with a penalty to pay.`);
      }
      for (const { orderId, attendeeId, detail } of customerBookings) {
        const orderedAt = orderTimes.get(orderId) ?? readNow();
        if (
          withdrawnConsents.some(
            (consent) => consent.attendeeId === attendeeId && consent.withdrawnAt < orderedAt,
          )
        )
          problems.push('Somebody was booked after they had taken their consent back.');
        const payingMembership = customerMemberships.find(({ id }) => id === detail.reduction?.id);
        const leftAt = payingMembership?.cancellation?.at;
        const isOver = payingMembership?.endDate != null && payingMembership.endDate < detail.localDate;
        if (isOver && leftAt !== undefined && new Date(leftAt) < orderedAt)
          problems.push('A membership that was left has paid for a class.');
      }
      for (const membership of customerMemberships) {
        if (membership.joinedOn !== null && membership.startDate < membership.joinedOn)
          problems.push('A membership was sold for days that had gone by.');
        const isSameMembership = (other: (typeof customerMemberships)[number]) =>
          other.id !== membership.id &&
          other.paymentOptionId === membership.paymentOptionId &&
          other.homeVenueId === membership.homeVenueId &&
          other.startDate <= (membership.endDate ?? other.startDate) &&
          membership.startDate <= (other.endDate ?? membership.startDate);
        if (customerMemberships.some(isSameMembership))
          problems.push('The same membership was sold twice for the same days.');
      }
      return [...new Set(problems)];
    },
  };

  /** Changes in the basket of a membership that was left, or to one that the customer already has or buys as well. */
  async function listChangesToRemove(
    itemRows: readonly (typeof cartItems.$inferSelect)[],
  ): Promise<string[]> {
    const joiningRow = itemRows.find(({ type }) => type === 'membership');
    const customerMemberships = await store.read((db) =>
      db.select().from(memberships).where(eq(memberships.customerId, customerId)),
    );
    return itemRows
      .filter(({ type, pricingOptionId, membershipId: changedId }) => {
        if (type !== 'membership-change') return false;
        const changedMembership = customerMemberships.find(({ id }) => id === changedId);
        const hasSameOption = customerMemberships.some(
          (membership) => membership.id !== changedId && membership.paymentOptionId === pricingOptionId,
        );
        const isEndingMembership =
          changedMembership?.cancellation != null || changedMembership?.endDate != null;
        return isEndingMembership || hasSameOption || joiningRow?.pricingOptionId === pricingOptionId;
      })
      .map(({ id }) => id);
  }
}

type Session = Awaited<ReturnType<typeof authenticateCustomer>>;

function ignoreRuleRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
