import { beforeEach, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { getAccountCredit, getAccountPayments } from './account-payments.ts';

let store: Store;
let now: string;

beforeEach(async () => {
  now = '2026-11-27T12:00:00Z';
  store = await openMemoryStore({ clock: { now: () => new Date(now) } });
  return () => store.close();
});

const buildSession = (reference: string) => ({
  userId: demoId(`customer:${reference}`),
  tokenId: '',
  role: 'customer' as const,
});
const listCollections = async (reference: string, cursor?: string) => {
  const { pastPayments, nextCursor } = await getAccountPayments(store, buildSession(reference), cursor);
  const collections = pastPayments.filter(({ kind }) => kind === 'collection');
  return {
    nextCursor,
    found: collections.map(({ createdAt, label, amount, status }) => [
      createdAt.toISOString().slice(0, 10),
      label,
      amount,
      status,
    ]),
  };
};

test('monthly collections are listed in the past payments, latest first', async () => {
  expect((await listCollections('D1000002')).found).toEqual([
    ['2026-11-15', 'Unlimited Fitness', 3650, 'paid'],
    ['2026-10-15', 'Unlimited Fitness', 3650, 'paid'],
    ['2026-09-15', 'Unlimited Fitness', 3650, 'paid'],
  ]);
});

test('a collection of today is still upcoming, and tomorrow it is past', async () => {
  now = '2026-12-15T12:00:00Z';
  expect((await listCollections('D1000002')).found[0]?.[0]).toBe('2026-11-15');
  now = '2026-12-16T12:00:00Z';
  expect((await listCollections('D1000002')).found[0]?.[0]).toBe('2026-12-15');
});

test('a collection that the bank has refused counts as unpaid, and earlier ones as paid', async () => {
  const { found } = await listCollections('D1000027');
  expect(found.slice(0, 2)).toEqual([
    ['2026-11-01', 'Swim', 2450, 'failed'],
    ['2026-10-01', 'Swim', 2450, 'paid'],
  ]);
});

test('past collections are listed page by page, each once', async () => {
  now = '2030-01-01T12:00:00Z';
  const firstPage = await listCollections('D1000002');
  const secondPage = await listCollections('D1000002', firstPage.nextCursor ?? '');
  expect(firstPage.found).toHaveLength(25);
  const days = [...firstPage.found, ...secondPage.found].map(([day]) => day);
  expect(days.at(-1)).toBe('2026-09-15');
  expect(new Set(days).size).toBe(days.length);
});

test('the credit of the demo customer is what its history adds up to', async () => {
  const { general, membership, entries } = await getAccountCredit(store, buildSession('D1000006'));
  const sum = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((total, { amount }) => total + amount, 0);
  expect([sum('general'), sum('membership')]).toEqual([general, membership]);
});
