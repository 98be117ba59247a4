import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { outbox } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getCart } from '../basket/index.ts';
import { deleteExpiredRows, listBookings } from '../bookings/index.ts';
import type { Caller } from '../common/types.ts';
import { getAccountGuestPasses, revokeGuestPass } from '../packages/index.ts';
import { findCurrentMemberships } from '../people/index.ts';
import { getAccountMembership } from './account-memberships.ts';
import { getAccountCredit } from './account-payments.ts';
import { getMemberCard } from './member-card.ts';
import { listChangeOptions, submitChange } from './membership-changes.ts';
import { getMembershipLeaving, leaveMembership, withdrawCancellation } from './membership-leaving.ts';
import { findUpcomingCollections } from './records/collections.ts';

// The last collection before the end is on 15 February.
const TODAY_INSTANT = '2027-01-31T12:00:00Z';
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
const createMonthlyMember = () => member('a-customer-with-billing-date');
const createCoolingOffMember = () => member('a-customer-in-cooling-off');

interface Member {
  caller: Caller;
  membershipId: string;
}

async function readLeaving({ caller, membershipId }: Member) {
  const { preview } = await getMembershipLeaving(store, caller, membershipId);
  if (!preview) throw new Error('The membership is cancelled.');
  return preview;
}

async function leaveNow(
  member: Member,
  changes: { expected?: string; endsOn?: string; attemptId?: string } = {},
) {
  const { lastDay, expected } = await readLeaving(member);
  const request = { id: member.membershipId, reason: null, endsOn: lastDay, expected, attemptId: null };
  return leaveMembership(store, member.caller, { ...request, ...changes });
}

const readMembershipState = async ({ caller, membershipId }: Member) =>
  (await getAccountMembership(store, caller, membershipId)).state;
const credit = async ({ caller }: Member) => (await getAccountCredit(store, caller)).general;

describe('a monthly membership', () => {
  test('a monthly membership ends after a month’s notice, with its last collection and no refund', async () => {
    const member = await createMonthlyMember();
    const preview = await readLeaving(member);
    expect(preview).toMatchObject({ isCoolingOff: false, lastDay: '2027-02-28', refund: 0 });
    expect(preview.lastCollection).toMatchObject({ date: '2027-02-15', amount: 3650 });
    const { cancellation } = await leaveNow(member);
    expect(cancellation).toMatchObject({ lastDay: '2027-02-28', refund: 0 });
    expect(cancellation?.reference).toMatch(/^LV/);
    expect(await readMembershipState(member)).toBe('cancelling');
    const collected = await store.read((db) => findUpcomingCollections(db, store, member.caller.userId));
    expect(collected.map(({ date }) => date)).toEqual(['2027-02-15']);
  });

  test('a monthly membership is confirmed by e-mail with the reference', async () => {
    const member = await createMonthlyMember();
    const { cancellation } = await leaveNow(member);
    const mails = await store.read((db) =>
      db
        .select()
        .from(outbox)
        .where(
          and(like(outbox.body, `%${cancellation?.reference}%`), eq(outbox.operatorId, store.operatorId)),
        ),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Your membership has been cancelled']);
    expect(mails[0]?.body).toContain('ends on 28 February 2027');
    expect(mails[0]?.body).toContain('The last Direct Debit is £36.50 on 15 February 2027.');
  });

  test('a monthly membership is left only as previewed: after midnight the last day is a different one', async () => {
    const member = await createMonthlyMember();
    const { expected, lastDay: endsOn } = await readLeaving(member);
    now = '2027-02-01T00:00:00Z';
    const refusal = await catchRefusal(leaveNow(member, { expected, endsOn }));
    expect(Object.keys(refusal.errors ?? {})).toEqual(['expected']);
    expect(await readMembershipState(member)).toBe('active');
    expect((await leaveNow(member)).cancellation?.lastDay).toBe('2027-03-01');
  });

  test('a monthly membership cannot be left for a day other than the previewed one', async () => {
    expect((await catchRefusal(leaveNow(await createMonthlyMember(), { endsOn: '2027-02-27' }))).status).toBe(
      422,
    );
  });

  test('the same attempt leaves once, another one is refused', async () => {
    const member = await createMonthlyMember();
    const { expected, lastDay: endsOn } = await readLeaving(member);
    const request = { id: member.membershipId, reason: null, endsOn, expected };
    const again = (attemptId: string) => leaveMembership(store, member.caller, { ...request, attemptId });
    const first = await again('a-1');
    expect((await again('a-1')).cancellation?.reference).toBe(first.cancellation?.reference);
    expect((await catchRefusal(again('a-2'))).message).toBe('You’ve cancelled this membership.');
  });

  // Proves A3.12.
  test('a monthly membership can be resumed until its last day, and goes on as before', async () => {
    const member = await createMonthlyMember();
    await leaveNow(member);
    now = '2027-02-28T23:59:59Z';
    await withdrawCancellation(store, member.caller, member.membershipId);
    await withdrawCancellation(store, member.caller, member.membershipId);
    expect(await readMembershipState(member)).toBe('active');
    expect(await getAccountMembership(store, member.caller, member.membershipId)).toMatchObject({
      record: { endDate: null, cancellation: null },
      problems: { cancel: null },
    });
  });

  test('a monthly membership has ended after its last day: it counts nowhere, and its cancellation cannot be withdrawn', async () => {
    const member = await createMonthlyMember();
    await leaveNow(member);
    now = '2027-03-01T00:00:00Z';
    const { userId } = member.caller;
    expect(await readMembershipState(member)).toBe('ended');
    expect(await store.read((db) => findCurrentMemberships(db, store, userId))).toEqual([]);
    expect(await store.read((db) => findUpcomingCollections(db, store, userId))).toEqual([]);
    expect((await getAccountGuestPasses(store, member.caller)).allowances).toEqual([]);
    expect(await getMemberCard(store, member.caller)).toMatchObject({
      state: 'ended',
      validUntil: '2027-02-28',
    });
    const refusal = await catchRefusal(withdrawCancellation(store, member.caller, member.membershipId));
    expect(refusal.message).toBe('Your last day has passed. You can buy this membership again.');
    const leavingRefusal = await catchRefusal(
      getMembershipLeaving(store, member.caller, member.membershipId),
    );
    expect(leavingRefusal.message).toBe('This membership has ended.');
  });

  test('a monthly membership cannot be changed once it is left, and a change in the basket is removed', async () => {
    const member = await createMonthlyMember();
    const { membershipTypes } = await listChangeOptions(store, member.caller, member.membershipId);
    const optionId = membershipTypes
      .flatMap(({ paymentOptions }) => paymentOptions)
      .find(({ paymentType }) => paymentType === 'fixed')?.id;
    const change = () =>
      submitChange(store, member.caller, {
        membershipId: member.membershipId,
        optionId: optionId ?? '',
        startsAt: '2027-02-01',
      });
    await change();
    expect((await getCart(store, member.caller))?.items).toHaveLength(1);
    await leaveNow(member);
    expect((await getCart(store, member.caller))?.items ?? []).toHaveLength(0);
    expect((await catchRefusal(change())).message).toBe('You’ve cancelled this membership.');
  });
});

describe('within 14 days of joining', () => {
  test('within 14 days of joining a membership ends today, and what was paid is credited, less the days used', async () => {
    const member = await createCoolingOffMember();
    // Four days at 1/365 of twelve months: £4.80.
    expect(await readLeaving(member)).toMatchObject({
      isCoolingOff: true,
      coolingOffUntil: '2027-02-11',
      lastDay: '2027-01-31',
      lastCollection: null,
      refund: 4520,
    });
    await leaveNow(member);
    expect(await credit(member)).toBe(4520);
    expect(await store.read((db) => findUpcomingCollections(db, store, member.caller.userId))).toEqual([]);
  });

  test('a single payment can be left, too', async () => {
    const singlePaymentMember = await member('a-customer-with-single-payment-membership');
    const refusal = await catchRefusal(
      getMembershipLeaving(store, singlePaymentMember.caller, singlePaymentMember.membershipId),
    );
    expect(refusal.message).toBe('This membership ends automatically on 9 February 2027.');
    now = '2027-01-25T12:00:00Z';
    expect(await readLeaving(singlePaymentMember)).toMatchObject({
      isCoolingOff: true,
      lastDay: '2027-01-25',
    });
  });

  test('withdrawing the cancellation takes the credit back, too', async () => {
    const member = await createCoolingOffMember();
    await leaveNow(member);
    await withdrawCancellation(store, member.caller, member.membershipId);
    expect(await credit(member)).toBe(0);
    expect(await readMembershipState(member)).toBe('active');
  });

  test('a cancellation within 14 days cannot be withdrawn once the credit is spent', async () => {
    const { caller, membershipId } = await member('a-customer-who-has-spent-the-refund');
    const refusal = await catchRefusal(withdrawCancellation(store, caller, membershipId));
    expect(refusal.message).toContain('You’ve spent the £45.20');
  });

  test('a booking that is made meanwhile is read before it ends', async () => {
    const member = await createCoolingOffMember();
    const { expected, bookings, passes } = await readLeaving(member);
    expect(bookings.map(({ detail }) => detail.localDate)).toEqual(['2027-02-01']);
    expect(passes.map(({ visitDate }) => visitDate)).toEqual(['2027-02-01']);
    await revokeGuestPass(store, member.caller, passes[0]?.id ?? '');
    expect((await catchRefusal(leaveNow(member, { expected }))).status).toBe(422);
  });

  // Proves A3.13.
  test('bookings and passes after the last day stay until it is over, and then end', async () => {
    const member = await createCoolingOffMember();
    const listUpcoming = async () =>
      (await listBookings(store, member.caller, { when: 'upcoming' })).items.length;
    const listPassStates = async () =>
      (await getAccountGuestPasses(store, member.caller)).issuedPasses.map((pass) => pass.state);
    await leaveNow(member);
    await deleteExpiredRows(store);
    expect([await listUpcoming(), await listPassStates()]).toEqual([1, ['issued']]);
    now = '2027-02-01T00:00:00Z';
    await deleteExpiredRows(store);
    await deleteExpiredRows(store);
    expect([await listUpcoming(), await listPassStates()]).toEqual([0, ['revoked']]);
    // The class was £7.50.
    expect(await credit(member)).toBe(4520 + 750);
  });
});

test('nobody leaves for somebody else', async () => {
  const [firstMember, secondMember] = [await createMonthlyMember(), await createMonthlyMember()];
  const stranger = { ...firstMember, caller: secondMember.caller };
  expect((await catchRefusal(readLeaving(stranger))).status).toBe(404);
  const { lastDay: endsOn, expected } = await readLeaving(firstMember);
  const request = { id: firstMember.membershipId, reason: null, endsOn, expected, attemptId: null };
  expect((await catchRefusal(leaveMembership(store, secondMember.caller, request))).status).toBe(404);
  expect(
    (await catchRefusal(withdrawCancellation(store, secondMember.caller, firstMember.membershipId))).status,
  ).toBe(404);
});
