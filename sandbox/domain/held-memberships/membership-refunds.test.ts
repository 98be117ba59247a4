import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { outbox } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildJoiningInput, createCustomer } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getCart, getCartTerms, setCredit } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import type { RefundWay } from '../memberships/index.ts';
import { completeFreeOrder, completePayment } from '../payments/index.ts';
import { findCustomerById } from '../people/index.ts';
import { listAccountMemberships } from './account-memberships.ts';
import { calculateChangeCosts, submitChange } from './membership-changes.ts';
import { getMembershipLeaving, leaveMembership, withdrawCancellation } from './membership-leaving.ts';
import { storeJoining } from './memberships.ts';

let store: Store;
let cards: FakeCards;
let now = '2027-01-20T12:00:00Z';
beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => new Date(now) } });
  cards = createFakeCards();
}, 60_000);
afterAll(() => store.close());

const readCredit = (caller: Caller) =>
  store.read(async (db) => {
    const { creditBalance, membershipCredit } = await findCustomerById(db, store, caller.userId);
    return { general: creditBalance, membership: membershipCredit };
  });

/** Joins with some of both kinds of credit, and pays the rest by card. */
async function joinWithCredit(credit: { membership: number; general: number }) {
  const { caller } = await createCustomer(store, { membershipCredit: 2000, creditBalance: 1000 });
  await storeJoining(
    store,
    caller,
    buildJoiningInput(store, { membershipSlug: 'unlimited-fitness', optionName: 'Monthly' }),
  );
  await setCredit(store, caller, { kind: 'membership', amount: credit.membership });
  await setCredit(store, caller, { kind: 'general', amount: credit.general });
  await order(caller);
  const [membership] = await listAccountMemberships(store, caller);
  if (!membership) throw new Error('The customer has no membership.');
  return { caller, id: membership.record.id, paid: membership.record.paidAtStart ?? 0 };
}

async function order(caller: Caller): Promise<void> {
  const cart = await getCart(store, caller);
  if (cart?.totals.balance === 0) {
    const terms = (await getCartTerms(store, caller, cart.id)).map(({ id }) => id);
    const freeOrder = { source: 'online-joining', itemHash: null, terms, completedWaivers: [] };
    await completeFreeOrder(store, caller, { ...freeOrder, attemptId: null, termsAccepted: true });
    return;
  }
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
}

async function leaveMembershipNow(caller: Caller, id: string, refundTo: RefundWay) {
  const { preview } = await getMembershipLeaving(store, caller, id);
  if (!preview) throw new Error('The membership is cancelled.');
  const { expected, lastDay: endsOn } = preview;
  await leaveMembership(store, caller, { id, reason: null, endsOn, expected, attemptId: null, refundTo });
  return preview;
}

const readLastMail = async ({ userId }: Caller) => {
  const [mail] = await store.read(async (db) => {
    const { email } = await findCustomerById(db, store, userId);
    return db
      .select()
      .from(outbox)
      .where(and(eq(outbox.operatorId, store.operatorId), eq(outbox.recipient, email)))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
  });
  return mail?.body ?? '';
};

test('credit for memberships is refunded as credit for memberships, the rest as the customer chooses', async () => {
  const { caller, id, paid } = await joinWithCredit({ membership: 2000, general: 500 });
  expect(await readCredit(caller)).toEqual({ membership: 0, general: 500 });
  const { refund, refundParts } = await leaveMembershipNow(caller, id, 'credit');
  const usedCredit = paid - refund;
  expect(usedCredit).toBeGreaterThan(0);
  expect(refundParts.payment).toEqual([
    { to: 'card', amount: paid - 2500 },
    { to: 'membership', amount: 2000 - usedCredit },
    { to: 'general', amount: 500 },
  ]);
  expect(await readCredit(caller)).toEqual({
    membership: 2000 - usedCredit,
    general: 500 + 500 + paid - 2500,
  });
  expect(await readLastMail(caller)).toMatch(/as credit for memberships\..*don’t have to take credit/s);
  await withdrawCancellation(store, caller, id);
  expect(await readCredit(caller)).toEqual({ membership: 0, general: 500 });
});

test('money is refunded the way it was paid if the customer chooses that; the e-mail says so, and it cannot be withdrawn', async () => {
  const { caller, id, paid } = await joinWithCredit({ membership: 1500, general: 0 });
  const { refund } = await leaveMembershipNow(caller, id, 'payment');
  expect(await readCredit(caller)).toEqual({ membership: 500 + 1500 - (paid - refund), general: 1000 });
  expect(await readLastMail(caller)).toContain('goes back to the card you paid with, within 14 days');
  expect((await catchRefusal(withdrawCancellation(store, caller, id))).message).toBe(
    'We’ve refunded what you paid, so you can’t undo this. You can buy the membership again.',
  );
});

test('the difference to a cheaper membership is refunded once, as the credit that it was paid with', async () => {
  const { caller, id, paid } = await joinWithCredit({ membership: 2000, general: 0 });
  now = '2027-01-21T12:00:00Z';
  const { paymentOptionId: optionId } = findCatalogueIds({ membershipSlug: 'swim' });
  const { startsAt, lines, givenBack, totalDueNow } = await calculateChangeCosts(store, caller, {
    membershipId: id,
    optionId,
  });
  expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(totalDueNow.amount - givenBack);
  await submitChange(store, caller, { membershipId: id, optionId, startsAt: startsAt.min });
  await order(caller);
  const creditAfter = await readCredit(caller);
  expect(creditAfter).toEqual({ membership: Math.min(2000, givenBack), general: 1000 });
  // Leaving the new membership at once gives back no more than was paid for both.
  const [, changed] = await listAccountMemberships(store, caller);
  const { refund } = await leaveMembershipNow(caller, changed?.record.id ?? '', 'credit');
  const wholeCredit = await readCredit(caller);
  expect(wholeCredit.membership + wholeCredit.general).toBe(
    creditAfter.membership + creditAfter.general + refund,
  );
  expect(refund + givenBack - totalDueNow.amount).toBeLessThan(paid);
  expect(wholeCredit.membership).toBeLessThanOrEqual(2000);
});
