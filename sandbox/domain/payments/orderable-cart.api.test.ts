import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { penalties } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createClass } from '../../testing/a-class.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { buildPayRequest, createCustomer } from '../../testing/joining-customer.ts';
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

const TURN_COUNT = 6;

async function addClassFor(caller: Caller, purchasedForUserId: string | null) {
  const item = { id: await createClass(store, 5), type: 'activity', options: {}, purchasedForUserId };
  await addToCart(store, caller, { items: [item] });
}

async function prepareConfirmation(caller: Caller) {
  const { itemHash } = await buildPayRequest(store, caller);
  const request = { source: 'activity-booking', itemHash, terms: [], completedWaivers: [], attemptId: null };
  return () => completeFreeOrder(store, caller, { ...request, termsAccepted: true });
}

const countBookings = (caller: Caller, membershipId: string) =>
  store.read(async (db) => {
    const isOwn = and(eq(bookings.customerId, caller.userId), eq(bookings.status, 'booked'));
    const rows = await db.select().from(bookings).where(isOwn);
    return rows.filter(({ detail }) => detail.reduction?.id === membershipId).length;
  });

test('a membership that is left while its free class is being ordered either pays for the class or ends, never both', async () => {
  const outcomes: boolean[] = [];
  for (let turn = 0; turn < TURN_COUNT; turn += 1) {
    const { caller, membershipId: id } = await createMember(
      store,
      createFakeCards(),
      'a-customer-in-cooling-off',
    );
    await addClassFor(caller, null);
    const countBefore = await countBookings(caller, id);
    const confirm = await prepareConfirmation(caller);
    const { preview } = await getMembershipLeaving(store, caller, id);
    const request = { id, reason: null, endsOn: preview?.lastDay ?? '', expected: preview?.expected ?? '' };
    const leaveNow = () => leaveMembership(store, caller, { ...request, attemptId: null });
    const racingCalls = turn % 2 === 0 ? [confirm(), leaveNow()] : [leaveNow(), confirm()];
    const results = await Promise.allSettled(racingCalls);
    // The second call finds a changed basket, or a changed outcome of leaving.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    outcomes.push((await countBookings(caller, id)) > countBefore);
  }
  expect(outcomes).toHaveLength(TURN_COUNT);
});

test('an order that coincides with a new penalty was either first, or is refused', async () => {
  for (let turn = 0; turn < TURN_COUNT; turn += 1) {
    const { caller } = await createMember(store, createFakeCards(), 'a-customer-in-cooling-off');
    await addClassFor(caller, null);
    const confirm = await prepareConfirmation(caller);
    const penalty = buildPenalty(store, caller.userId, 300);
    const insert = () => store.write((tx) => tx.insert(penalties).values(penalty));
    const [firstResults] = await Promise.allSettled([confirm(), insert()]);
    const secondResult = await Promise.allSettled([confirm()]);
    expect(secondResult[0]?.status).toBe('rejected');
    if (firstResults.status === 'fulfilled')
      expect(await requireOrderById(store, caller, firstResults.value.completeOrderId ?? '')).toBeDefined();
  }
});

test('when an order coincides with a withdrawn consent, a lost place is not ordered afterwards', async () => {
  for (let turn = 0; turn < TURN_COUNT; turn += 1) {
    const { caller } = await createCustomer(store);
    const adult = await createCustomer(store);
    const { id } = await inviteAdult(store, caller, adult.email);
    await acceptInvitation(store, adult.caller, id);
    await addClassFor(caller, adult.userId);
    const endConsent = () => endInvitation(store, adult.caller, id);
    await Promise.all([endConsent(), buildPayRequest(store, caller)]);
    const confirm = await prepareConfirmation(caller);
    await expect(confirm()).rejects.toMatchObject({ reasons: { 'items.0': 'person_gone' } });
  }
});
