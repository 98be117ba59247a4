import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { penalties } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { aClass } from '../../testing/a-class.ts';
import { aMember } from '../../testing/a-member.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { aCustomer, buildPayment } from '../../testing/joining-customer.ts';
import { addToCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { getMembershipLeaving, leaveMembership } from '../held-memberships/index.ts';
import { acceptInvitation, endInvitation, inviteAdult } from '../people/index.ts';
import { completeFreeOrder } from './checkout.ts';
import { requireOrderById } from './orders.ts';

// On PostgreSQL these calls run concurrently on ten connections; in the in-process database one after the other.

let sandbox: TestSandbox;
let store: Store;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
afterAll(() => sandbox.close());

const TURNS = 6;

async function addClassFor(caller: Caller, purchasedForUserId: string | null) {
  const item = { id: await aClass(store, 5), type: 'activity', options: {}, purchasedForUserId };
  await addToCart(store, caller, { items: [item] });
}

async function confirmOf(caller: Caller) {
  const { itemHash } = await buildPayment(store, caller);
  const request = { source: 'activity-booking', itemHash, terms: [], completedWaivers: [], attemptId: null };
  return () => completeFreeOrder(store, caller, { ...request, termsAccepted: true });
}

const bookedWith = (caller: Caller, membershipId: string) =>
  store.read(async (db) => {
    const isOwn = and(eq(bookings.customerId, caller.userId), eq(bookings.status, 'booked'));
    const rows = await db.select().from(bookings).where(isOwn);
    return rows.filter(({ detail }) => detail.reduction?.id === membershipId).length;
  });

test('a membership that is left while its free class is being ordered either pays for the class or ends, never both', async () => {
  const outcomes: boolean[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { caller, membershipId: id } = await aMember(store, createFakeCards(), 'a-customer-in-cooling-off');
    await addClassFor(caller, null);
    const before = await bookedWith(caller, id);
    const confirm = await confirmOf(caller);
    const { preview } = await getMembershipLeaving(store, caller, id);
    const request = { id, reason: null, endsOn: preview?.lastDay ?? '', expected: preview?.expected ?? '' };
    const leave = () => leaveMembership(store, caller, { ...request, attemptId: null });
    const both = turn % 2 === 0 ? [confirm(), leave()] : [leave(), confirm()];
    const results = await Promise.allSettled(both);
    // The second call finds a changed basket, or a changed outcome of leaving.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    outcomes.push((await bookedWith(caller, id)) > before);
  }
  expect(outcomes).toHaveLength(TURNS);
});

test('an order that coincides with a new penalty was either first, or is refused', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { caller } = await aMember(store, createFakeCards(), 'a-customer-in-cooling-off');
    await addClassFor(caller, null);
    const confirm = await confirmOf(caller);
    const penalty = buildPenalty(store, caller.userId, 300);
    const insert = () => store.write((tx) => tx.insert(penalties).values(penalty));
    const [made] = await Promise.allSettled([confirm(), insert()]);
    const again = await Promise.allSettled([confirm()]);
    expect(again[0]?.status).toBe('rejected');
    if (made.status === 'fulfilled')
      expect(await requireOrderById(store, caller, made.value.completeOrderId ?? '')).toBeDefined();
  }
});

test('when an order coincides with a withdrawn consent, a lost place is not ordered afterwards', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { caller } = await aCustomer(store);
    const adult = await aCustomer(store);
    const { id } = await inviteAdult(store, caller, adult.email);
    await acceptInvitation(store, adult.caller, id);
    await addClassFor(caller, adult.userId);
    const end = () => endInvitation(store, adult.caller, id);
    await Promise.all([end(), buildPayment(store, caller)]);
    const confirm = await confirmOf(caller);
    await expect(confirm()).rejects.toMatchObject({ reasons: { 'items.0': 'person_gone' } });
  }
});
