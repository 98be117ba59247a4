import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer } from '../../domain/basket/index.ts';
import { listBookings, listSubstitutes } from '../../domain/bookings/index.ts';
import type { Caller } from '../../domain/common/types.ts';
import { getAccountPayments } from '../../domain/held-memberships/index.ts';
import { getAccountGuestPasses } from '../../domain/packages/index.ts';
import { requireOrderById } from '../../domain/payments/index.ts';
import { getAccountDocuments } from '../../domain/people/index.ts';
import { listWaitingEntries } from '../../domain/waiting-list/index.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { demoId } from '../demo-ids.ts';
import { refreshDemoBookings } from './demo-bookings.ts';
import { refreshDemoStates } from './demo-states.ts';

let now = new Date('2026-11-23T18:02:11Z');
let store: Store;

beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => now } });
}, 60_000);
afterAll(() => store.close());

const startOperator = async () => {
  await refreshDemoStates(store);
  await refreshDemoBookings(store);
};
const buildCaller = (reference: string): Caller => ({
  tokenId: demoId('token'),
  userId: demoId(`customer:${reference}`),
  role: 'customer',
});
const [classes, parent, owing] = [buildCaller('D1000041'), buildCaller('D1000031'), buildCaller('D1000004')];

const describeWaitingEntries = async () =>
  (await listWaitingEntries(store, classes)).map(({ target, status, rank, listLength, offerUntil }) =>
    [target.title, status, rank === null ? offerUntil?.toISOString() : `${rank} of ${listLength}`].join(' '),
  );
const listUpcoming = async (caller: Caller) =>
  (await listBookings(store, caller, { when: 'upcoming' })).items.map(({ record }) => record);

const listLaterDays = async () =>
  (await listUpcoming(classes)).filter(({ detail }) => detail.localDate > now.toISOString().slice(0, 10));

test('documents@ sees one document that was rejected, another that is being checked, and what to send again', async () => {
  const { submittedDocuments, requiredDocuments } = await getAccountDocuments(store, buildCaller('D1000005'));
  expect(submittedDocuments.map(({ name, state }) => `${name}: ${state}`).sort()).toEqual([
    'Proof of address: accepted',
    'Proof of income: checking',
    'Proof of study: accepted',
    'Proof of study: rejected',
  ]);
  expect(requiredDocuments.map(({ name }) => name)).toEqual(['Proof of study']);
});

test('guest@ has issued one of two passes this month, and used one last month', async () => {
  const { allowances, issuedPasses } = await getAccountGuestPasses(store, buildCaller('D1000022'));
  expect(allowances.map(({ left, total }) => [left, total])).toEqual([[1, 2]]);
  expect(issuedPasses.map(({ visitDate, state }) => [visitDate, state])).toEqual([
    ['2026-11-30', 'issued'],
    ['2026-10-31', 'used'],
  ]);
});

test('classes@ waits third in one list, first in another, and has an offer that ends 50 minutes after the start', async () => {
  await startOperator();
  expect((await describeWaitingEntries()).sort()).toEqual([
    'Hatha Yoga offered 2026-11-23T18:52:11.000Z',
    'Indoor Cycling waiting 3 of 4',
    'Pilates waiting 1 of 2',
  ]);
});

test('classes@ has five bookings in the next days, parent@ a class and two days of a camp for Leo', async () => {
  const days = (await listLaterDays()).map(({ detail }) => detail.localDate);
  expect([days.length, new Set(days).size]).toEqual([5, 5]);
  expect((await listUpcoming(classes)).every(({ pricePaid }) => pricePaid === 0)).toBe(true);
  expect((await listUpcoming(parent)).map(({ detail }) => [detail.title, detail.attendee?.name])).toEqual([
    [expect.any(String), 'Leo Demo'],
    ['Multi-sports camp', 'Leo Demo'],
    ['Multi-sports camp', 'Leo Demo'],
  ]);
});

test('classes@ has a class within the hour: they can tell the centre that they are late', async () => {
  const { items } = await listBookings(store, classes, { when: 'upcoming', limit: 1 });
  expect(items).toMatchObject([
    { record: { detail: { localDate: '2026-11-23' } }, late: { reportableStart: expect.any(String) } },
  ]);
});

test('Mia could take Leo’s place in the class', async () => {
  const [first] = await listUpcoming(parent);
  const people = await listSubstitutes(store, parent, first?.id ?? '');
  expect(people.find(({ name }) => name === 'Mia Demo')).toMatchObject({ allowed: true, message: null });
});

test('classes@ has attended five classes in each of the last eight weeks, except one that was missed', async () => {
  const past = (await listBookings(store, classes, { when: 'past', limit: 100 })).items.map(
    ({ record }) => record,
  );
  expect(past).toHaveLength(40);
  expect(past.filter(({ status }) => status === 'missed')).toHaveLength(1);
  expect(new Set(past.map(({ itemId }) => itemId)).size).toBe(40);
  const [latest] = past;
  expect(latest?.detail).toMatchObject({ localDate: '2026-11-21' });
  const order = await requireOrderById(store, classes, latest?.orderId ?? '');
  expect(order.items.map((item) => item.type === 'booking' && item.booking?.localDate)).toContain(
    '2026-11-21',
  );
});

test('classes@ has missed a class whose fee is waived, penalties@ one whose fee is owed', async () => {
  const listMissed = async (caller: Caller) => {
    const { items } = await listBookings(store, caller, { when: 'past', limit: 100 });
    return items.filter(({ state }) => state === 'missed').map(({ charge }) => charge);
  };
  expect(await listMissed(classes)).toMatchObject([{ amount: 300, waivedAt: expect.any(Date) }]);
  const { waivedPenalties } = await getAccountPayments(store, classes, undefined);
  expect(waivedPenalties).toHaveLength(1);
  expect(await listMissed(owing)).toMatchObject([{ amount: 300, waivedAt: null, orderId: null }]);
  const { outstandingPenalties } = await getAccountPayments(store, owing, undefined);
  expect(outstandingPenalties.reduce((sum, { amount }) => sum + amount, 0)).toBe(750);
});

test('a second start on the same day adds nothing, and renews the offer', async () => {
  now = new Date('2026-11-23T20:00:00Z');
  await startOperator();
  expect((await describeWaitingEntries()).sort()).toEqual([
    'Hatha Yoga offered 2026-11-23T20:50:00.000Z',
    'Indoor Cycling waiting 3 of 4',
    'Pilates waiting 1 of 2',
  ]);
  expect([(await listLaterDays()).length, (await listUpcoming(parent)).length]).toEqual([5, 3]);
  expect((await listBookings(store, classes, { when: 'past', limit: 100 })).items).toHaveLength(41);
});

test('an offer that was accepted stays accepted', async () => {
  const offered = (await listWaitingEntries(store, classes)).find(({ status }) => status === 'offered');
  await acceptOffer(store, classes, offered?.id ?? '');
  await startOperator();
  expect(await describeWaitingEntries()).toContain('Hatha Yoga accepted ');
});

test('a start some days later creates all of it again', async () => {
  now = new Date('2026-11-30T09:00:00Z');
  await startOperator();
  expect((await describeWaitingEntries()).sort()).toEqual([
    'Hatha Yoga offered 2026-11-30T09:50:00.000Z',
    'Indoor Cycling waiting 3 of 4',
    'Pilates waiting 1 of 2',
  ]);
  expect((await listLaterDays()).length).toBe(5);
});
