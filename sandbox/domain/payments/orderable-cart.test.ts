import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { customers, memberships, penalties } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { buildJoiningInput, createCustomer } from '../../testing/joining-customer.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import {
  countOrdersAndMoney,
  describeOutcome,
  orderForFree,
  PAID_ORDER_SCRIPTS,
} from '../../testing/ways-to-order.ts';
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

const setup = createBasketStore();
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});

const DAY_MINUTES = 24 * 60;
const padlock = { id: demoId('product:padlock'), type: 'product', options: {} };
const addItems = (caller: Caller, ...items: Parameters<typeof addToCart>[2]['items']) =>
  addToCart(setup.store, caller, { items });
const buildPlaceItem = (id: string, purchasedForUserId: string | null = null) => {
  return { id, type: 'activity', options: {}, purchasedForUserId };
};

async function leaveNow(caller: Caller, id: string) {
  const { preview } = await getMembershipLeaving(setup.store, caller, id);
  const request = { id, reason: null, endsOn: preview?.lastDay ?? '', expected: preview?.expected ?? '' };
  await leaveMembership(setup.store, caller, { ...request, attemptId: null });
}

interface Case {
  readonly caller: Caller;
  /** The event that happens after the basket was read. */
  readonly happens: () => Promise<unknown>;
}

/** Creates a member's basket with a class that their membership makes free. */
async function createMemberWithClass(state: string) {
  const { caller, membershipId } = await createMember(setup.store, cards, state);
  const yoga = await createClass(setup.store, 5);
  await addItems(caller, buildPlaceItem(yoga));
  return { caller, membershipId };
}

async function createCaseWithPenalty(): Promise<Case> {
  const { caller } = await createCustomer(setup.store);
  const penalty = buildPenalty(setup.store, caller.userId, 300);
  return { caller, happens: () => setup.store.write((tx) => tx.insert(penalties).values(penalty)) };
}

const setDateOfBirth = (caller: Caller, dateOfBirth: string) =>
  setup.store.write((tx) => tx.update(customers).set({ dateOfBirth }).where(eq(customers.id, caller.userId)));

async function createCaseWithAdult(): Promise<Case & { other: string }> {
  const { store } = setup;
  const { caller } = await createCustomer(store);
  const adult = await createCustomer(store);
  const { id } = await inviteAdult(store, caller, adult.email);
  await acceptInvitation(store, adult.caller, id);
  return { caller, other: adult.userId, happens: () => endInvitation(store, adult.caller, id) };
}

const START_DATE_PASSED_MESSAGE = 'The start date of this membership has passed. Please choose another one.';

/** Changes after the basket was filled, with the outcome for a payment that is about to begin and for one that is completing. */
const BREAKING_CHANGES: Readonly<
  Record<string, readonly [make: () => Promise<Case>, begun: string, completed: string]>
> = {
  'a penalty came': [
    async () => {
      const basket = await createCaseWithPenalty();
      await addItems(basket.caller, padlock);
      return basket;
    },
    'You have penalties to pay. Please pay them before you pay for anything else online.',
    'penalties_to_pay',
  ],
  'the membership that made a class free was left': [
    async () => {
      const { caller, membershipId } = await createMemberWithClass('a-customer-in-cooling-off');
      await addItems(caller, padlock);
      return { caller, happens: () => leaveNow(caller, membershipId) };
    },
    'basket_changed',
    'basket_changed',
  ],
  'the benefit that paid for a class is gone': [
    async () => {
      const { caller } = await createMemberWithClass('a-customer-with-a-benefit');
      await addItems(caller, padlock);
      const ended = { status: 'ended' as const };
      const isOfCustomer = eq(memberships.customerId, caller.userId);
      return {
        caller,
        happens: () => setup.store.write((tx) => tx.update(memberships).set(ended).where(isOfCustomer)),
      };
    },
    'basket_changed',
    'basket_changed',
  ],
  'somebody took their consent back': [
    async () => {
      const basket = await createCaseWithAdult();
      await addItems(basket.caller, buildPlaceItem(await createClass(setup.store, 5), basket.other));
      return basket;
    },
    'person_gone',
    'basket_changed',
  ],
  'a date of birth was put right, and with it the price': [
    async () => {
      const { caller } = await createCustomer(setup.store, { dateOfBirth: '1950-05-05' });
      await addItems(caller, buildPlaceItem(await createClass(setup.store, 5)));
      return { caller, happens: () => setDateOfBirth(caller, '1990-05-05') };
    },
    'basket_changed',
    'basket_changed',
  ],
  'the first day of a change has gone by': [
    async () => {
      const { caller, membershipId } = await createMember(setup.store, cards, 'a-customer-with-billing-date');
      await addItems(caller, padlock);
      const optionId = findCatalogueIds({ membershipSlug: 'swim', optionName: '30 days' }).paymentOptionId;
      await submitChange(setup.store, caller, { membershipId, optionId, startsAt: '2026-11-25' });
      return { caller, happens: async () => setup.setMinutes(2 * DAY_MINUTES) };
    },
    START_DATE_PASSED_MESSAGE,
    'start_date_passed',
  ],
  'the first day of a renewal has gone by': [
    async () => {
      const { caller, membershipId } = await createMember(
        setup.store,
        cards,
        'a-customer-with-single-payment-membership',
      );
      await renewMembership(setup.store, caller, membershipId);
      return { caller, happens: async () => setup.setMinutes(12 * DAY_MINUTES) };
    },
    START_DATE_PASSED_MESSAGE,
    'start_date_passed',
  ],
  'the membership that is changed was left in another way': [
    async () => {
      const { caller, membershipId } = await createMember(setup.store, cards, 'a-customer-with-billing-date');
      await addItems(caller, padlock);
      const optionId = findCatalogueIds({ membershipSlug: 'swim', optionName: '30 days' }).paymentOptionId;
      await submitChange(setup.store, caller, { membershipId, optionId, startsAt: '2026-12-05' });
      const ended = { status: 'ended' as const };
      const ofCustomer = eq(memberships.customerId, caller.userId);
      return {
        caller,
        happens: () => setup.store.write((tx) => tx.update(memberships).set(ended).where(ofCustomer)),
      };
    },
    'This membership has ended.',
    'This membership has ended.',
  ],
  'leaving the same membership was taken back': [
    async () => {
      const { caller } = await createCustomer(setup.store);
      const choice = { membershipSlug: 'swim', optionName: '30 days' };
      const input = buildJoiningInput(setup.store, choice);
      await storeJoining(setup.store, caller, input);
      await payCash(caller);
      const [rows] = await setup.store.read((db) =>
        db
          .select()
          .from(memberships)
          .where(and(eq(memberships.customerId, caller.userId), ne(memberships.status, 'ended'))),
      );
      await leaveNow(caller, rows?.id ?? '');
      const tomorrow = { ...input, startDate: '2026-11-25' };
      await storeJoining(setup.store, caller, tomorrow);
      return { caller, happens: () => withdrawCancellation(setup.store, caller, rows?.id ?? '') };
    },
    'already_a_member',
    'already_a_member',
  ],
};

/** Pays cash for the basket, so that the customer owns what is in it. */
async function payCash(caller: Caller) {
  const finishSale = await PAID_ORDER_SCRIPTS['cash at the till']?.({ store: setup.store, cards, caller });
  await finishSale?.();
}

describe.each(Object.keys(PAID_ORDER_SCRIPTS))('%s', (wayName) => {
  test.each(Object.entries(BREAKING_CHANGES))(
    'no order is made when %s',
    async (_name, [createCase, begun, completed]) => {
      const { caller, happens } = await createCase();
      const { email } = await readEmail(caller);
      const countsBefore = await countOrdersAndMoney(setup.store, cards, email);
      const pay = await PAID_ORDER_SCRIPTS[wayName]?.({ store: setup.store, cards, caller });
      await happens();
      const ends: Readonly<Record<string, string>> = {
        'completing a card payment': completed,
        'settling without the customer': 'refunded',
      };
      expect(await describeOutcome(async () => pay?.())).toBe(ends[wayName] ?? begun);
      expect(await countOrdersAndMoney(setup.store, cards, email)).toEqual(countsBefore);
    },
  );
});

async function readEmail(caller: Caller) {
  const [row] = await setup.store.read((db) =>
    db.select().from(customers).where(eq(customers.id, caller.userId)),
  );
  return { email: row?.email ?? '' };
}

describe('an order that costs nothing', () => {
  test('an order that costs nothing is refused while penalties are unpaid', async () => {
    const { caller } = await createMemberWithClass('a-customer-in-cooling-off');
    const confirm = await orderForFree({ store: setup.store, cards, caller });
    const penalty = buildPenalty(setup.store, caller.userId, 300);
    await setup.store.write((tx) => tx.insert(penalties).values(penalty));
    await expect(confirm()).rejects.toMatchObject({ status: 403, flags: { paid_booking_disabled: true } });
  });

  test('an order that costs nothing is refused once the membership that made it free was left; the basket then shows the price, and the place is still held', async () => {
    const { caller, membershipId } = await createMemberWithClass('a-customer-in-cooling-off');
    const confirm = await orderForFree({ store: setup.store, cards, caller });
    await leaveNow(caller, membershipId);
    expect(await describeOutcome(confirm)).toBe('basket_changed');
    expect((await getCart(setup.store, caller))?.totals.total).toBe(750);
    expect(await setup.listHoldStates(caller)).toEqual(['held']);
    const secondResult = await orderForFree({ store: setup.store, cards, caller });
    expect(await describeOutcome(secondResult)).toBe('You need to pay for this order.');
  });

  test('an order that costs nothing can use the last use of a benefit', async () => {
    const { caller } = await createMemberWithClass('a-customer-with-a-benefit');
    await addItems(caller, buildPlaceItem(await createClass(setup.store, 5, { localStart: '14:00' })));
    const confirm = await orderForFree({ store: setup.store, cards, caller });
    expect(await describeOutcome(confirm)).toBe('ordered');
  });
});

test('a place for somebody who has withdrawn their consent is lost in the basket, with its reason', async () => {
  const { caller, other, happens } = await createCaseWithAdult();
  const cart = await addItems(caller, buildPlaceItem(await createClass(setup.store, 5), other));
  expect(cart.items[0]?.place?.hold.state).toBe('held');
  await happens();
  const cartAfter = await getCart(setup.store, caller);
  expect(cartAfter?.items[0]?.place?.hold.state).toBe('lost');
  expect(cartAfter?.items[0]?.messages).toContain('You can no longer book for Robin Scenario.');
});

test('a class that was free is ordered with a payment once the penalties are in the basket too', async () => {
  const { caller } = await createCustomer(setup.store);
  await addItems(caller, buildPlaceItem(await createClass(setup.store, 5)));
  const penalty = buildPenalty(setup.store, caller.userId, 300);
  await setup.store.write((tx) => tx.insert(penalties).values(penalty));
  await addItems(caller, { id: penalty.id, type: 'penalty', options: {} });
  setup.setMinutes(40);
  const pay = await PAID_ORDER_SCRIPTS['authorising a card']?.({ store: setup.store, cards, caller });
  expect(await describeOutcome(async () => pay?.())).toBe('ordered');
});
