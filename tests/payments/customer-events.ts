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
import { acceptInvitation, endInvitation, inviteAdult, isUnpaid } from '../../sandbox/domain/people/index.ts';
import { buildPenalty, createFreshCustomer, openSession } from '../../sandbox/scenarios/fresh-customer.ts';
import { findCatalogueIds } from '../../sandbox/scenarios/joining.ts';
import { demoId } from '../../sandbox/seed/demo-ids.ts';
import { bookings } from '../../sandbox/store/schema/bookings.ts';
import { memberships, penalties } from '../../sandbox/store/schema/people.ts';
import { cartItems, carts, orders } from '../../sandbox/store/schema/sales.ts';
import type { Store } from '../../sandbox/store/store.ts';
import { aClass } from '../../sandbox/testing/a-class.ts';
import type { Customer } from './operator.ts';
import type { Happening } from './steps.ts';

const DAYS_AS_A_MEMBER = 3;
const PENALTY = 300;

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
  let adult: { readonly caller: Session; readonly invitationId: string } | null = null;
  /** When each person withdrew their consent. */
  const withdrawn: { readonly attendeeId: string; readonly at: Date }[] = [];
  const session = () => openSession(store, customer);
  const now = () => store.clock.now();
  const today = () => toLondonDate(now());

  async function becomeMember(): Promise<string> {
    const id = randomUUID();
    const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds({
      venueSlug,
      membershipSlug: 'unlimited-fitness',
      optionName: 'Monthly',
    });
    const joinedOn = addDays(today(), -DAYS_AS_A_MEMBER);
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

  const addClassFor = async (purchasedForUserId: string | null) => {
    const sessionId = await aClass(store, 5, { venueId: demoId(`venue:${venueSlug}`) });
    const item = { id: sessionId, type: 'activity', options: {}, purchasedForUserId };
    await addToCart(store, await session(), { items: [item] });
  };

  const HAPPEN: Readonly<Record<Happening, () => Promise<unknown>>> = {
    async 'a member adds a class'() {
      membershipId ??= await becomeMember();
      await addClassFor(null);
    },
    async 'the membership is left'() {
      if (membershipId === null) return;
      const own = await session();
      const { preview } = await getMembershipLeaving(store, own, membershipId);
      if (preview === null) return;
      const { lastDay: endsOn, expected } = preview;
      const asked = { id: membershipId, reason: null, endsOn, expected, attemptId: null };
      await leaveMembership(store, own, asked);
    },
    async 'leaving is taken back'() {
      if (membershipId !== null) await withdrawCancellation(store, await session(), membershipId);
    },
    async 'the membership is changed'() {
      if (membershipId === null) return;
      const { paymentOptionId: optionId } = findCatalogueIds({
        venueSlug,
        membershipSlug: 'swim',
        optionName: '30 days',
      });
      await submitChange(store, await session(), {
        membershipId,
        optionId,
        startsAt: addDays(today(), 1),
      });
    },
    async 'an adult agrees and is added'() {
      if (adult === null) {
        const other = await createFreshCustomer(store);
        const own = await openSession(store, other);
        const { id } = await inviteAdult(store, await session(), other.email);
        await acceptInvitation(store, own, id);
        adult = { caller: own, invitationId: id };
      }
      await addClassFor(adult.caller.userId);
    },
    async 'the adult takes their consent back'() {
      if (adult === null) return;
      await endInvitation(store, adult.caller, adult.invitationId);
      withdrawn.push({ attendeeId: adult.caller.userId, at: now() });
      adult = null;
    },
    'a penalty comes': () =>
      store.write((tx) => tx.insert(penalties).values(buildPenalty(store, customerId, PENALTY))),
    'the penalty is waived': () =>
      store.write((tx) =>
        tx
          .update(penalties)
          .set({ waivedAt: now() })
          .where(and(eq(penalties.customerId, customerId), isUnpaid)),
      ),
    /** Makes everything that the customer has a day older. */
    'midnight passes': () =>
      store.write(async (tx) => {
        const held = await tx.select().from(memberships).where(eq(memberships.customerId, customerId));
        for (const { id, endDate, cancellation } of held)
          if (endDate !== null && cancellation !== null)
            await tx
              .update(memberships)
              .set({ endDate: addDays(endDate, -1) })
              .where(eq(memberships.id, id));
        const inBasket = await tx
          .select({ id: cartItems.id, joining: cartItems.joining })
          .from(cartItems)
          .innerJoin(carts, eq(carts.id, cartItems.cartId))
          .where(and(eq(carts.customerId, customerId), eq(carts.status, 'open')));
        for (const { id, joining } of inBasket)
          if (joining)
            await tx
              .update(cartItems)
              .set({ joining: { ...joining, startDate: addDays(joining.startDate, -1) } })
              .where(eq(cartItems.id, id));
      }),
  };

  return {
    async happen(what: Happening): Promise<void> {
      await HAPPEN[what]().catch(refusedByARule);
    },

    /** Resolves what the page names: pays what is owed, removes lost items, and chooses other days. */
    async putRight(chooseAgain: () => Promise<unknown>): Promise<void> {
      const own = await session();
      const cart = await getCart(store, own);
      if (!cart || cart.status === 'paying' || cart.items.length === 0) return;
      const rows = await store.read((db) => db.select().from(cartItems).where(eq(cartItems.cartId, cart.id)));
      const isPast = ({ joining }: (typeof rows)[number]) => joining !== null && joining.startDate < today();
      const lost = cart.items.filter(({ place }) => place?.hold.state === 'lost').map(({ id }) => id);
      const past = rows.filter((row) => row.type !== 'membership' && isPast(row)).map(({ id }) => id);
      const changes = await changesToRemove(rows);
      const removed = [...new Set([...lost, ...past, ...changes])];
      if (removed.length > 0) await removeFromCart(store, own, removed).catch(refusedByARule);
      if (rows.some((row) => row.type === 'membership' && isPast(row))) await chooseAgain();
      const owed = await store.read((db) =>
        db
          .select()
          .from(penalties)
          .where(and(eq(penalties.customerId, customerId), isUnpaid)),
      );
      for (const { id } of owed)
        await addToCart(store, own, { items: [{ id, type: 'penalty', options: {} }] }).catch(refusedByARule);
    },

    /** Finds orders that should not exist, according to the state at their time. */
    async problems(): Promise<readonly string[]> {
      const [ofOrders, ofPenalties, ofBookings, held] = await store.read((db) =>
        Promise.all([
          db.select().from(orders).where(eq(orders.customerId, customerId)),
          db.select().from(penalties).where(eq(penalties.customerId, customerId)),
          db.select().from(bookings).where(eq(bookings.customerId, customerId)),
          db.select().from(memberships).where(eq(memberships.customerId, customerId)),
        ]),
      );
      const placed = new Map(ofOrders.map(({ id, createdAt }) => [id, createdAt]));
      const problems: string[] = [];
      for (const { id, createdAt } of ofOrders) {
        const owed = ofPenalties.filter((penalty) => {
          const paidAt = placed.get(penalty.orderId ?? '') ?? null;
          const endedAt = penalty.waivedAt ?? paidAt;
          return penalty.createdAt < createdAt && (endedAt === null || endedAt > createdAt);
        });
        if (owed.length > 0) problems.push(`The order ${id} was made with a penalty to pay.`);
      }
      for (const { orderId, attendeeId, detail } of ofBookings) {
        const at = placed.get(orderId) ?? now();
        if (withdrawn.some((one) => one.attendeeId === attendeeId && one.at < at))
          problems.push('Somebody was booked after they had taken their consent back.');
        const paying = held.find(({ id }) => id === detail.reduction?.id);
        const leftAt = paying?.cancellation?.at;
        const isOver = paying?.endDate != null && paying.endDate < detail.localDate;
        if (isOver && leftAt !== undefined && new Date(leftAt) < at)
          problems.push('A membership that was left has paid for a class.');
      }
      for (const one of held) {
        if (one.joinedOn !== null && one.startDate < one.joinedOn)
          problems.push('A membership was sold for days that had gone by.');
        const isSame = (other: (typeof held)[number]) =>
          other.id !== one.id &&
          other.paymentOptionId === one.paymentOptionId &&
          other.homeVenueId === one.homeVenueId &&
          other.startDate <= (one.endDate ?? other.startDate) &&
          one.startDate <= (other.endDate ?? one.startDate);
        if (held.some(isSame)) problems.push('The same membership was sold twice for the same days.');
      }
      return [...new Set(problems)];
    },
  };

  /** Changes in the basket of a membership that was left, or to one that the customer already has or buys as well. */
  async function changesToRemove(rows: readonly (typeof cartItems.$inferSelect)[]): Promise<string[]> {
    const joined = rows.find(({ type }) => type === 'membership');
    const held = await store.read((db) =>
      db.select().from(memberships).where(eq(memberships.customerId, customerId)),
    );
    return rows
      .filter(({ type, pricingOptionId, membershipId: changed }) => {
        if (type !== 'membership-change') return false;
        const own = held.find(({ id }) => id === changed);
        const isHeld = held.some((one) => one.id !== changed && one.paymentOptionId === pricingOptionId);
        const isLeft = own?.cancellation != null || own?.endDate != null;
        return isLeft || isHeld || joined?.pricingOptionId === pricingOptionId;
      })
      .map(({ id }) => id);
  }
}

type Session = Awaited<ReturnType<typeof openSession>>;

function refusedByARule(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
