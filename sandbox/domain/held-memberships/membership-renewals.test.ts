import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { paymentOptions } from '../../store/schema/catalogue.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, createCustomer } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getCart } from '../basket/index.ts';
import { completePayment } from '../payments/index.ts';
import { getRenewal, renewMembership } from './membership-renewals.ts';

const TODAY_INSTANT = '2027-03-01T12:00:00Z';
let now = TODAY_INSTANT;
let store: Store;
let cards: FakeCards;

beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => new Date(now) } });
  cards = createFakeCards();
}, 60_000);
beforeEach(() => {
  now = TODAY_INSTANT;
});
afterAll(() => store.close());

const member = (state: string) => createMember(store, cards, state);

test('renewing adds the next period to the cart, without a gap', async () => {
  const { caller, membershipId } = await member('a-customer-with-single-payment-membership');
  expect(await getRenewal(store, caller, membershipId)).toEqual({
    membershipTypeId: expect.any(String),
    startDate: '2027-03-11',
    endDate: '2027-04-09',
    price: 3200,
  });
  await renewMembership(store, caller, membershipId);
  const cart = await getCart(store, caller);
  expect(cart?.joining).toMatchObject({ startDate: '2027-03-11', paymentOption: { paymentType: 'fixed' } });
  expect(cart?.totals.total).toBe(3200);
});

test('a renewed membership is not renewed again, but its new period is', async () => {
  const { caller, membershipId } = await member('a-customer-with-single-payment-membership');
  await renewMembership(store, caller, membershipId);
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
  expect((await catchRefusal(renewMembership(store, caller, membershipId))).message).toBe(
    'You have renewed this membership already, from 11 March 2027.',
  );
  const nextMemberships = await store.read((db) =>
    db.select().from(memberships).where(eq(memberships.customerId, caller.userId)),
  );
  const following = nextMemberships.find(({ id }) => id !== membershipId)?.id ?? '';
  expect((await catchRefusal(renewMembership(store, caller, following))).message).toBe(
    'You can renew this membership from 10 March 2027.',
  );
  now = '2027-03-20T12:00:00Z';
  await renewMembership(store, caller, following);
  const cart = await getCart(store, caller);
  expect(cart?.joining?.startDate.startsWith('2027-04')).toBe(true);
});

test('a monthly membership cannot be renewed, and another customer’s is not found', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  expect((await catchRefusal(renewMembership(store, caller, membershipId))).status).toBe(422);
  const { caller: otherCaller } = await createCustomer(store);
  expect((await catchRefusal(renewMembership(store, otherCaller, membershipId))).status).toBe(404);
  expect((await catchRefusal(getRenewal(store, otherCaller, membershipId))).status).toBe(404);
  expect((await catchRefusal(getRenewal(store, otherCaller, 'no-uuid'))).status).toBe(404);
});

test('a membership without a price at the centre cannot be renewed, and the basket can still be read', async () => {
  const { caller, membershipId } = await member('a-customer-with-single-payment-membership');
  await store.write((tx) => tx.update(paymentOptions).set({ prices: {} }));
  expect((await catchRefusal(renewMembership(store, caller, membershipId))).message).toBe(
    'Could not calculate price.',
  );
  expect(await getCart(store, caller)).toBeNull();
});
