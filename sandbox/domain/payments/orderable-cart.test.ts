import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { customers, memberships, penalties } from '../../store/schema/people.ts';
import { aClass } from '../../testing/a-class.ts';
import { aMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { aCustomer, joiningInput } from '../../testing/joining-customer.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { endOf, findOrdersAndMoney, orderFree, PAID_WAYS } from '../../testing/ways-to-order.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import {
  getMembershipLeaving,
  leaveMembership,
  renewMembership,
  storeJoining,
  submitChange,
  withdrawCancellation,
} from '../held-memberships/index.ts';
import { acceptInvitation, endInvitation, inviteAdult } from '../people/index.ts';

const world = createBasketPlaces();
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});

const DAY = 24 * 60;
const padlock = { id: demoId('product:padlock'), type: 'product', options: {} };
const put = (caller: Caller, ...items: Parameters<typeof addToCart>[2]['items']) =>
  addToCart(world.store, caller, { items });
const placeFor = (id: string, purchasedForUserId: string | null = null) => {
  return { id, type: 'activity', options: {}, purchasedForUserId };
};

async function leave(caller: Caller, id: string) {
  const { preview } = await getMembershipLeaving(world.store, caller, id);
  const request = { id, reason: null, endsOn: preview?.lastDay ?? '', expected: preview?.expected ?? '' };
  await leaveMembership(world.store, caller, { ...request, attemptId: null });
}

interface Case {
  readonly caller: Caller;
  /** The event that happens after the basket was read. */
  readonly happens: () => Promise<unknown>;
}

/** Creates a member's basket with a class that their membership makes free. */
async function memberWithClass(state: string) {
  const { caller, membershipId } = await aMember(world.store, cards, state);
  const yoga = await aClass(world.store, 5);
  await put(caller, placeFor(yoga));
  return { caller, membershipId };
}

async function withPenalty(): Promise<Case> {
  const { caller } = await aCustomer(world.store);
  const penalty = buildPenalty(world.store, caller.userId, 300);
  return { caller, happens: () => world.store.write((tx) => tx.insert(penalties).values(penalty)) };
}

const born = (caller: Caller, dateOfBirth: string) =>
  world.store.write((tx) => tx.update(customers).set({ dateOfBirth }).where(eq(customers.id, caller.userId)));

async function withAdult(): Promise<Case & { other: string }> {
  const { store } = world;
  const { caller } = await aCustomer(store);
  const adult = await aCustomer(store);
  const { id } = await inviteAdult(store, caller, adult.email);
  await acceptInvitation(store, adult.caller, id);
  return { caller, other: adult.userId, happens: () => endInvitation(store, adult.caller, id) };
}

const START_DATE_PASSED_MESSAGE = 'The start date of this membership has passed. Please choose another one.';

/** Changes after the basket was filled, with the outcome for a payment that is about to begin and for one that is completing. */
const CHANGES: Readonly<
  Record<string, readonly [make: () => Promise<Case>, begun: string, completed: string]>
> = {
  'a penalty came': [
    async () => {
      const basket = await withPenalty();
      await put(basket.caller, padlock);
      return basket;
    },
    'You have penalties to pay. Please pay them before you pay for anything else online.',
    'penalties_to_pay',
  ],
  'the membership that made a class free was left': [
    async () => {
      const { caller, membershipId } = await memberWithClass('a-customer-in-cooling-off');
      await put(caller, padlock);
      return { caller, happens: () => leave(caller, membershipId) };
    },
    'basket_changed',
    'basket_changed',
  ],
  'the benefit that paid for a class is gone': [
    async () => {
      const { caller } = await memberWithClass('a-customer-with-a-benefit');
      await put(caller, padlock);
      const ended = { status: 'ended' as const };
      const ofCustomer = eq(memberships.customerId, caller.userId);
      return {
        caller,
        happens: () => world.store.write((tx) => tx.update(memberships).set(ended).where(ofCustomer)),
      };
    },
    'basket_changed',
    'basket_changed',
  ],
  'somebody took their consent back': [
    async () => {
      const basket = await withAdult();
      await put(basket.caller, placeFor(await aClass(world.store, 5), basket.other));
      return basket;
    },
    'person_gone',
    'basket_changed',
  ],
  'a date of birth was put right, and with it the price': [
    async () => {
      const { caller } = await aCustomer(world.store, { dateOfBirth: '1950-05-05' });
      await put(caller, placeFor(await aClass(world.store, 5)));
      return { caller, happens: () => born(caller, '1990-05-05') };
    },
    'basket_changed',
    'basket_changed',
  ],
  'the first day of a change has gone by': [
    async () => {
      const { caller, membershipId } = await aMember(world.store, cards, 'a-customer-with-billing-date');
      await put(caller, padlock);
      const optionId = findCatalogueIds({ membershipSlug: 'swim', optionName: '30 days' }).paymentOptionId;
      await submitChange(world.store, caller, { membershipId, optionId, startsAt: '2026-11-25' });
      return { caller, happens: async () => world.setMinutes(2 * DAY) };
    },
    START_DATE_PASSED_MESSAGE,
    'start_date_passed',
  ],
  'the first day of a renewal has gone by': [
    async () => {
      const { caller, membershipId } = await aMember(
        world.store,
        cards,
        'a-customer-with-single-payment-membership',
      );
      await renewMembership(world.store, caller, membershipId);
      return { caller, happens: async () => world.setMinutes(12 * DAY) };
    },
    START_DATE_PASSED_MESSAGE,
    'start_date_passed',
  ],
  'the membership that is changed was left in another way': [
    async () => {
      const { caller, membershipId } = await aMember(world.store, cards, 'a-customer-with-billing-date');
      await put(caller, padlock);
      const optionId = findCatalogueIds({ membershipSlug: 'swim', optionName: '30 days' }).paymentOptionId;
      await submitChange(world.store, caller, { membershipId, optionId, startsAt: '2026-12-05' });
      const ended = { status: 'ended' as const };
      const ofCustomer = eq(memberships.customerId, caller.userId);
      return {
        caller,
        happens: () => world.store.write((tx) => tx.update(memberships).set(ended).where(ofCustomer)),
      };
    },
    'This membership has ended.',
    'This membership has ended.',
  ],
  'leaving the same membership was taken back': [
    async () => {
      const { caller } = await aCustomer(world.store);
      const choice = { membershipSlug: 'swim', optionName: '30 days' };
      const input = joiningInput(world.store, choice);
      await storeJoining(world.store, caller, input);
      await payCash(caller);
      const [rows] = await world.store.read((db) =>
        db
          .select()
          .from(memberships)
          .where(and(eq(memberships.customerId, caller.userId), ne(memberships.status, 'ended'))),
      );
      await leave(caller, rows?.id ?? '');
      const tomorrow = { ...input, startDate: '2026-11-25' };
      await storeJoining(world.store, caller, tomorrow);
      return { caller, happens: () => withdrawCancellation(world.store, caller, rows?.id ?? '') };
    },
    'already_a_member',
    'already_a_member',
  ],
};

/** Pays cash for the basket, so that the customer owns what is in it. */
async function payCash(caller: Caller) {
  const pay = await PAID_WAYS['cash at the till']?.({ store: world.store, cards, caller });
  await pay?.();
}

describe.each(Object.keys(PAID_WAYS))('%s', (wayName) => {
  test.each(Object.entries(CHANGES))('no order is made when %s', async (_name, [make, begun, completed]) => {
    const { caller, happens } = await make();
    const { email } = await emailOf(caller);
    const before = await findOrdersAndMoney(world.store, cards, email);
    const pay = await PAID_WAYS[wayName]?.({ store: world.store, cards, caller });
    await happens();
    const ends: Readonly<Record<string, string>> = {
      'completing a card payment': completed,
      'settling without the customer': 'refunded',
    };
    expect(await endOf(async () => pay?.())).toBe(ends[wayName] ?? begun);
    expect(await findOrdersAndMoney(world.store, cards, email)).toEqual(before);
  });
});

async function emailOf(caller: Caller) {
  const [row] = await world.store.read((db) =>
    db.select().from(customers).where(eq(customers.id, caller.userId)),
  );
  return { email: row?.email ?? '' };
}

describe('an order that costs nothing', () => {
  test('an order that costs nothing is refused while penalties are unpaid', async () => {
    const { caller } = await memberWithClass('a-customer-in-cooling-off');
    const confirm = await orderFree({ store: world.store, cards, caller });
    const penalty = buildPenalty(world.store, caller.userId, 300);
    await world.store.write((tx) => tx.insert(penalties).values(penalty));
    await expect(confirm()).rejects.toMatchObject({ status: 403, flags: { paid_booking_disabled: true } });
  });

  test('an order that costs nothing is refused once the membership that made it free was left; the basket then shows the price, and the place is still held', async () => {
    const { caller, membershipId } = await memberWithClass('a-customer-in-cooling-off');
    const confirm = await orderFree({ store: world.store, cards, caller });
    await leave(caller, membershipId);
    expect(await endOf(confirm)).toBe('basket_changed');
    expect((await getCart(world.store, caller))?.totals.total).toBe(750);
    expect(await world.holdsOf(caller)).toEqual(['held']);
    const again = await orderFree({ store: world.store, cards, caller });
    expect(await endOf(again)).toBe('You need to pay for this order.');
  });

  test('an order that costs nothing can use the last use of a benefit', async () => {
    const { caller } = await memberWithClass('a-customer-with-a-benefit');
    await put(caller, placeFor(await aClass(world.store, 5, { localStart: '14:00' })));
    const confirm = await orderFree({ store: world.store, cards, caller });
    expect(await endOf(confirm)).toBe('ordered');
  });
});

test('a place for somebody who has withdrawn their consent is lost in the basket, with its reason', async () => {
  const { caller, other, happens } = await withAdult();
  const cart = await put(caller, placeFor(await aClass(world.store, 5), other));
  expect(cart.items[0]?.place?.hold.state).toBe('held');
  await happens();
  const after = await getCart(world.store, caller);
  expect(after?.items[0]?.place?.hold.state).toBe('lost');
  expect(after?.items[0]?.messages).toContain('You can no longer book for Robin Scenario.');
});

test('a class that was free is ordered with a payment once the penalties are in the basket too', async () => {
  const { caller } = await aCustomer(world.store);
  await put(caller, placeFor(await aClass(world.store, 5)));
  const penalty = buildPenalty(world.store, caller.userId, 300);
  await world.store.write((tx) => tx.insert(penalties).values(penalty));
  await put(caller, { id: penalty.id, type: 'penalty', options: {} });
  world.setMinutes(40);
  const pay = await PAID_WAYS['authorising a card']?.({ store: world.store, cards, caller });
  expect(await endOf(async () => pay?.())).toBe('ordered');
});
