import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { findLastMail } from '../../testing/last-mail.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addDays } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { getAccountGuestPasses } from '../packages/index.ts';
import { completePayment } from '../payments/index.ts';
import { getAccountMembership } from './account-memberships.ts';
import { getAccountCredit, getAccountPayments } from './account-payments.ts';
import { getMemberCard } from './member-card.ts';
import { calculateChangeCosts, submitChange } from './membership-changes.ts';
import { endFreeze, freezeMembership, readFreezing } from './membership-freezes.ts';
import { getMembershipLeaving, leaveMembership, withdrawCancellation } from './membership-leaving.ts';

// A Monday; the five working days end on 8 March.
const START_INSTANT = new Date('2027-03-01T12:00:00Z');
const MS_PER_DAY = 86_400_000;

const cards = createFakeCards();
let now = START_INSTANT;
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => now } });
}, 60_000);
afterAll(() => store.close());

const gym = findCatalogueIds({ membershipSlug: 'gym' }).paymentOptionId;
const advanceDays = (days: number) => {
  now = new Date(START_INSTANT.getTime() + days * MS_PER_DAY);
};

async function member(state = 'a-customer-with-billing-date') {
  now = START_INSTANT;
  const { caller, membershipId: id } = await createMember(store, cards, state);
  const readView = () => getAccountMembership(store, caller, id);
  const listCollections = async () => {
    const { upcomingCollections } = await getAccountPayments(store, caller, undefined);
    return upcomingCollections.map(({ date, amount }) => [date, amount]);
  };
  return { caller, id, seen: readView, collections: listCollections };
}

async function freezeFor(caller: Caller, id: string, overrides: { from?: string; months?: number } = {}) {
  const { from = '2027-03-08', months = 2 } = overrides;
  const { preview } = await readFreezing(store, caller, { id, from, months });
  const { to = '', expected = '' } = preview ?? {};
  const request = { id, from, to, reason: null, expected, attemptId: `a-${id}` };
  return { preview, asked: request, frozen: await freezeMembership(store, caller, request) };
}

test('a freeze previews the skipped collections, the fees and when collections resume, and does exactly that', async () => {
  const { caller, id, seen, collections } = await member();
  const { preview } = await freezeFor(caller, id);
  expect(preview).toMatchObject({
    from: '2027-03-08',
    to: '2027-05-07',
    resumesOn: '2027-05-08',
    collections: [
      { date: '2027-03-15', amount: 3650, fee: 500 },
      { date: '2027-04-15', amount: 3650, fee: 500 },
    ],
    fees: 1000,
    nextCollection: { date: '2027-05-15', amount: 3650 },
    bookings: [],
  });
  expect(await seen()).toMatchObject({ state: 'active', freeze: { from: '2027-03-08', to: '2027-05-07' } });
  expect(await collections()).toEqual([
    ['2027-03-15', 500],
    ['2027-04-15', 500],
    ['2027-05-15', 3650],
  ]);
  advanceDays(7);
  expect(await seen()).toMatchObject({ state: 'frozen', nextCollection: { amount: 500 } });
  advanceDays(68);
  expect(await seen()).toMatchObject({ state: 'active', freeze: null });
});

test.each([
  [{ from: '2027-03-05', months: 1 }, 'from'],
  [{ from: '2027-06-02', months: 1 }, 'from'],
  [{ from: '2027-03-08', months: 7 }, 'months'],
  [{ from: '2027-03-08' }, 'months'],
])('%j cannot be chosen', async (asked, field) => {
  const { caller, id } = await member();
  const refusal = await catchRefusal(readFreezing(store, caller, { id, ...asked }));
  expect(Object.keys(refusal.errors ?? {})).toEqual([field]);
});

test('days that are not whole months are refused', async () => {
  const { caller, id } = await member();
  const request = { id, from: '2027-03-08', to: '2027-04-10', reason: null, expected: 'e' };
  expect((await catchRefusal(freezeMembership(store, caller, request))).errors).toHaveProperty('to');
});

test('a freeze happens only as previewed: another outcome has to be confirmed again', async () => {
  const { caller, id, seen } = await member();
  const request = { id, from: '2027-03-08', to: '2027-04-07', reason: null, expected: 'read-before' };
  const refusal = await catchRefusal(freezeMembership(store, caller, request));
  expect(refusal.errors).toHaveProperty('expected');
  expect((await seen()).freeze).toBeNull();
});

test('the same attempt freezes once, and a second freeze is refused', async () => {
  const { caller, id } = await member();
  const { asked } = await freezeFor(caller, id);
  expect((await freezeMembership(store, caller, asked)).membership.freeze).toMatchObject({
    to: '2027-05-07',
  });
  const secondResult = freezeMembership(store, caller, { ...asked, attemptId: 'another' });
  expect((await catchRefusal(secondResult)).message).toContain('will be frozen from 8 March 2027');
});

// Proves A3.6.
test('a change is refused while the membership is frozen or about to be', async () => {
  const { caller, id } = await member();
  await freezeFor(caller, id);
  const change = { membershipId: id, optionId: gym, startsAt: '2027-03-20' };
  const refusal = await catchRefusal(submitChange(store, caller, change));
  expect(refusal.message).toContain('will be frozen from 8 March 2027');
  advanceDays(10);
  const running = await catchRefusal(calculateChangeCosts(store, caller, change));
  expect(running.message).toContain('is frozen until 7 May 2027');
});

test('a membership with a change in the basket cannot be frozen', async () => {
  const { caller, id } = await member();
  await submitChange(store, caller, { membershipId: id, optionId: gym, startsAt: '2027-03-10' });
  expect((await readFreezing(store, caller, { id })).problem).toContain('in your basket');
});

test('a freeze that has not begun can be withdrawn without a trace', async () => {
  const { caller, id, seen, collections } = await member();
  const collectionsBefore = await collections();
  const { frozen } = await freezeFor(caller, id);
  expect(frozen.end?.kind).toBe('take_back');
  const endedFreeze = await endFreeze(store, caller, { id, expected: frozen.end?.expected ?? '' });
  expect(endedFreeze).toMatchObject({ end: null, problem: null });
  expect(await collections()).toEqual(collectionsBefore);
  expect((await seen()).freeze).toBeNull();
  // The first response was lost, and the request is sent again.
  expect((await endFreeze(store, caller, { id, expected: 'x' })).end).toBeNull();
});

test('ending a freeze early ends it today; the days until the next collection are shown and collected', async () => {
  const { caller, id, seen, collections } = await member();
  await freezeFor(caller, id);
  advanceDays(20);
  const { end } = await readFreezing(store, caller, { id });
  // 24 days of £36.50 × 12 ÷ 365, less the seven from 8 March that were paid for.
  expect(end).toMatchObject({
    kind: 'end_early',
    sentence:
      'Your membership restarts on 22 March 2027. The 24 days until 15 April 2027 cost £28.80. We’ll deduct £8.40 for the 7 days you’d paid for before the freeze. Your next payment is £56.90 on 15 April 2027.',
  });
  await endFreeze(store, caller, { id, expected: end?.expected ?? '' });
  expect(await findLastMail(store)).toBe(
    'Dear Robin, your membership Unlimited Fitness restarts on 22 March 2027. The 24 days until 15 April 2027 cost £28.80. We’ll deduct £8.40 for the 7 days you’d paid for before the freeze. Your next payment is £56.90 on 15 April 2027.',
  );
  expect(await seen()).toMatchObject({ state: 'frozen', freeze: { to: '2027-03-21' } });
  expect((await readFreezing(store, caller, { id })).end).toBeNull();
  advanceDays(21);
  expect(await seen()).toMatchObject({ state: 'active', freeze: null });
  expect((await collections()).slice(0, 2)).toEqual([
    ['2027-04-15', 3650 + 2880 - 840],
    ['2027-05-15', 3650],
  ]);
});

describe('a freeze can be ended early in a membership that ends before its next collection', () => {
  const credit = async (caller: Caller) => (await getAccountCredit(store, caller)).general;
  async function leaveHere(caller: Caller, id: string) {
    const { preview } = await getMembershipLeaving(store, caller, id);
    const { lastDay: endsOn = '', expected = '' } = preview ?? {};
    await leaveMembership(store, caller, { id, reason: null, endsOn, expected, attemptId: null });
  }
  async function endFreezeHere(caller: Caller, id: string) {
    const { end: freezeEnd } = await readFreezing(store, caller, { id });
    await endFreeze(store, caller, { id, expected: freezeEnd?.expected ?? '' });
    return freezeEnd?.sentence;
  }

  test('the remaining days are collected once, after the membership’s end', async () => {
    const { caller, id, collections } = await member();
    await freezeFor(caller, id);
    // 20 March: the last day is 20 April.
    advanceDays(19);
    await leaveHere(caller, id);
    advanceDays(46);
    const read = await endFreezeHere(caller, id);
    // 17 to 20 April cost £4.80; £8.40 was paid before the freeze.
    expect(read).toBe(
      'Your membership restarts on 17 April 2027. The 4 days until 20 April 2027 cost £4.80. We’ll deduct £8.40 for the 7 days you’d paid for before the freeze. Your membership ends before the next payment, so we’ll add £3.60 to your account as credit.',
    );
    expect(await credit(caller)).toBe(360);
    expect(await collections()).toEqual([]);
    advanceDays(51);
    expect(await collections()).toEqual([]);
    expect(await credit(caller)).toBe(360);
  });

  test('what is owed is collected on the next billing day, even if the membership has ended', async () => {
    const { caller, id, collections } = await member();
    // The freeze begins on the day of a collection, so none of it was paid before.
    await freezeFor(caller, id, { from: '2027-03-15' });
    advanceDays(19);
    await leaveHere(caller, id);
    advanceDays(46);
    const sentence = await endFreezeHere(caller, id);
    expect(sentence).toContain('The 4 days until 20 April 2027 cost £4.80.');
    expect(sentence).toContain('Your next payment is £4.80 on 15 May 2027.');
    for (const day of [46, 60]) {
      advanceDays(day);
      expect(await collections()).toEqual([['2027-05-15', 480]]);
    }
    advanceDays(76);
    expect(await collections()).toEqual([]);
    expect(await credit(caller)).toBe(0);
  });

  test('withdrawing a cancellation collects the credited amount again, with the next collection', async () => {
    const { caller, id, collections } = await member();
    await freezeFor(caller, id);
    advanceDays(19);
    await leaveHere(caller, id);
    advanceDays(46);
    await endFreezeHere(caller, id);
    await withdrawCancellation(store, caller, id);
    // 17 April to 14 May is 28 days: £33.60, less £8.40, plus the £3.60 that was credited.
    expect((await collections())[0]).toEqual(['2027-05-15', 3650 + 3360 - 840 + 360]);
    expect(await credit(caller)).toBe(360);
  });

  test('a change credits what no collection of the old membership can give back', async () => {
    const { caller, id, collections } = await member();
    await freezeFor(caller, id);
    advanceDays(11);
    // 12 March, before a collection is skipped: 8 to 12 March were paid.
    await endFreezeHere(caller, id);
    advanceDays(12);
    await submitChange(store, caller, { membershipId: id, optionId: gym, startsAt: '2027-03-14' });
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    await completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
    expect(await credit(caller)).toBe(600);
    // 15 March is too soon to give notice: its days were paid with the change.
    expect((await collections())[0]).toEqual(['2027-04-15', 2700]);
  });
});

test('an end that was previewed yesterday has to be confirmed again', async () => {
  const { caller, id } = await member();
  await freezeFor(caller, id);
  advanceDays(20);
  const { end } = await readFreezing(store, caller, { id });
  advanceDays(21);
  const stale = endFreeze(store, caller, { id, expected: end?.expected ?? '' });
  expect((await catchRefusal(stale)).errors).toHaveProperty('expected');
});

test('a membership for a single payment cannot be frozen', async () => {
  const { caller, id } = await member('a-customer-with-single-payment-membership');
  expect((await readFreezing(store, caller, { id })).problem).toContain('Only monthly');
  const request = { id, from: addDays('2027-03-08', 1), months: 1 };
  expect((await catchRefusal(readFreezing(store, caller, request))).message).toContain('Only monthly');
});

test("another customer's membership is not found by any of the calls", async () => {
  const { id } = await member();
  const { caller } = await member();
  const request = { id, from: '2027-03-08', to: '2027-04-07', reason: null, expected: 'e' };
  for (const call of [
    readFreezing(store, caller, { id }),
    freezeMembership(store, caller, request),
    endFreeze(store, caller, { id, expected: 'e' }),
  ])
    expect((await catchRefusal(call)).status).toBe(404);
});

test('the member card says when the membership is frozen, now or later', async () => {
  const { caller, id } = await member();
  expect(await getMemberCard(store, caller)).toMatchObject({ state: 'active', freeze: null });
  await freezeFor(caller, id);
  const days = { from: '2027-03-08', to: '2027-05-07' };
  expect(await getMemberCard(store, caller)).toMatchObject({ state: 'active', freeze: days });
  advanceDays(7);
  expect(await getMemberCard(store, caller)).toMatchObject({ state: 'frozen', freeze: days });
});

test('guest passes cannot be used while a membership is frozen', async () => {
  const { caller, id } = await member();
  await freezeFor(caller, id);
  const [allowance] = (await getAccountGuestPasses(store, caller)).allowances;
  expect(allowance?.isFrozenOn('2027-03-07')).toBe(false);
  expect(allowance?.isFrozenOn('2027-03-08')).toBe(true);
});
