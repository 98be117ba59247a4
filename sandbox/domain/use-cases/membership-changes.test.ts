import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionFor } from '../../scenarios/fresh.ts';
import { runScenario } from '../../scenarios/index.ts';
import { idsOf } from '../../scenarios/joining.ts';
import { stoppedAt } from '../../store/clock.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { paymentOptions } from '../../store/schema/catalogue.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards, fakeKeepCard, fakeOpayo } from '../../testing/fake-cards.ts';
import { aCustomer, authorised } from '../../testing/joining-customer.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { getCart } from './cart.ts';
import { complete } from './checkout.ts';
import { changeCosts, changeOptions, renew, submitChange } from './membership-changes.ts';

let store: Store;
let cards: FakeCards;

beforeAll(async () => {
  store = await openMemoryStore({ clock: stoppedAt('2027-03-01T12:00:00Z') });
  cards = createFakeCards();
}, 60_000);
afterAll(() => store.close());

async function member(state: string) {
  const tools = {
    store,
    cards,
    opayo: fakeOpayo,
    keepCard: fakeKeepCard,
    ryft: { attempt: async () => undefined },
    confirmCard: async () => undefined,
    oddConfiguration: { begin: () => undefined, end: () => undefined },
    failNextCall: () => undefined,
  };
  const result = await runScenario(tools, state);
  const session = await sessionFor(store, { token: String(result.token) });
  return { session, membershipId: String(result.membershipId) };
}

const gym = idsOf({ membershipSlug: 'gym' }).paymentOptionId;

test('a customer may change to every option of the centre except their own', async () => {
  const { session, membershipId } = await member('a-customer-with-billing-date');
  const { membership, membershipTypes } = await changeOptions(store, session, membershipId);
  expect(membership).toMatchObject({ membershipType: { name: 'Unlimited Fitness' }, status: 'active' });
  const unlimited = membershipTypes.find(({ slug }) => slug === 'unlimited-fitness');
  expect(unlimited?.paymentOptions.map(({ paymentType }) => paymentType)).toEqual(['fixed']);
  expect(membershipTypes.some(({ slug }) => slug === 'gym')).toBe(true);
});

test('a change has no joining fee, begins tomorrow at the earliest, and says how the price differs', async () => {
  const { session, membershipId } = await member('a-customer-with-billing-date');
  const costs = await changeCosts(store, session, { membershipId, optionId: gym, startsAt: '2027-01-01' });
  // From 2 to 15 March: 13 days of £27.00 × 12 ÷ 365, and a month in hand.
  expect(costs).toMatchObject({
    newMembershipPrice: { formatted: '£27.00' },
    differenceToOldMembership: '£9.50 less per month than your current membership',
    startsAt: { min: '2027-03-02', max: '2027-04-02' },
    totalDueNow: {
      amount: 1154 + 2700,
      composition: { monthInHand: { amount: 2700 }, fees: { amount: 1154 } },
    },
  });
});

test('a change that is paid ends the old membership the day before the new one', async () => {
  const { session, membershipId } = await member('a-customer-with-billing-date');
  const change = { membershipId, optionId: gym, startsAt: '2027-03-10' };
  await submitChange(store, session, change);
  const { cartItemId, newMandate } = await submitChange(store, session, change);
  expect(newMandate).toBe(false);
  expect((await getCart(store, session))?.items.map(({ id, type }) => [id, type])).toEqual([
    [cartItemId, 'membership-change'],
  ]);
  const { transactionUuid } = await authorised(store, cards, session);
  await complete(store, cards, session, { transactionUuid, source: 'online-joining' });
  const held = await store.read((db) =>
    db
      .select()
      .from(memberships)
      .where(eq(memberships.customerId, session.userId))
      .orderBy(memberships.startDate),
  );
  expect(held.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2027-02-09', '2027-03-09'],
    ['2027-03-10', null],
  ]);
});

test('a start date outside the window is refused', async () => {
  const { session, membershipId } = await member('a-customer-with-billing-date');
  const tooEarly = submitChange(store, session, { membershipId, optionId: gym, startsAt: '2027-03-01' });
  expect((await refusalOf(tooEarly)).errors).toHaveProperty('startDate');
});

test('renewing puts the next period into the cart, without a gap', async () => {
  const { session, membershipId } = await member('a-customer-with-single-payment-membership');
  await renew(store, session, membershipId);
  const cart = await getCart(store, session);
  expect(cart?.joining).toMatchObject({ startDate: '2027-03-11', paymentOption: { paymentType: 'fixed' } });
  expect(cart?.totals.total.formatted).toBe('£32.00');
});

test('a renewed membership is not renewed again, but its new period is', async () => {
  const { session, membershipId } = await member('a-customer-with-single-payment-membership');
  await renew(store, session, membershipId);
  const { transactionUuid } = await authorised(store, cards, session);
  await complete(store, cards, session, { transactionUuid, source: 'online-joining' });
  expect((await refusalOf(renew(store, session, membershipId))).message).toBe(
    'This membership has been renewed already.',
  );
  const next = await store.read((db) =>
    db.select().from(memberships).where(eq(memberships.customerId, session.userId)),
  );
  const following = next.find(({ id }) => id !== membershipId);
  await renew(store, session, following?.id ?? '');
  const cart = await getCart(store, session);
  expect(cart?.joining?.startDate.startsWith('2027-04')).toBe(true);
});

test('a monthly membership is not renewed, and another customer’s is not found', async () => {
  const { session, membershipId } = await member('a-customer-with-billing-date');
  expect((await refusalOf(renew(store, session, membershipId))).status).toBe(422);
  const { session: other } = await aCustomer(store);
  expect((await refusalOf(renew(store, other, membershipId))).status).toBe(404);
  expect((await refusalOf(changeOptions(store, other, 'no-uuid'))).status).toBe(404);
});

test('a membership without a price at the centre is not renewed, and the basket stays readable', async () => {
  const { session, membershipId } = await member('a-customer-with-single-payment-membership');
  await store.write((tx) => tx.update(paymentOptions).set({ prices: {} }));
  expect((await refusalOf(renew(store, session, membershipId))).message).toBe('Could not calculate price.');
  expect(await getCart(store, session)).toBeNull();
});
