import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { demoBankDetails } from '../../seed/customers.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { mandates, memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { aMember } from '../../testing/a-member.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import type { Caller } from '../common/types.ts';
import { getAccountDirectDebit, replaceDirectDebit } from './direct-debit.ts';

let store: Store;
let now: string;
let caller: Caller;

beforeEach(async () => {
  now = '2027-03-01T12:00:00Z';
  store = await openMemoryStore({ clock: { now: () => new Date(now) } });
  ({ caller } = await aMember(store, createFakeCards(), 'a-customer-with-billing-date'));
  return () => store.close();
});

const { accountHolder, addressLineOne, city, postcode } = demoBankDetails;
const FIRST = ['10-79-99', '88837491'] as const;
const SECOND = ['20-29-59', '63748472'] as const;
const use = ([sortCode, accountNumber]: readonly [string, string]) =>
  replaceDirectDebit(store, caller, {
    accountHolder,
    accountDetails: {
      sortCode,
      accountNumber,
      billingAddressLineOne: addressLineOne,
      billingAddressLineTwo: null,
      billingCity: city,
      billingPostcode: postcode,
    },
    ddTermsAccepted: true,
  });
/** The upcoming collections, with the account if it is not the one of the instruction. */
const upcoming = async () =>
  (await getAccountDirectDebit(store, caller)).upcomingCollections.map(({ date, amount, accountEnding }) => [
    date,
    amount,
    accountEnding,
  ]);

test('changing the account shortly before a collection does not drop it: the old account pays until the new one has its notice', async () => {
  now = '2027-03-20T12:00:00Z';
  const before = await upcoming();
  expect(before.map(([date]) => date)).toEqual(['2027-04-15', '2027-05-15', '2027-06-15']);
  now = '2027-04-12T12:00:00Z';
  await use(FIRST);
  await use(SECOND);
  expect(await upcoming()).toEqual([
    ['2027-04-15', 3650, demoBankDetails.accountNumber.slice(-4)],
    ['2027-05-15', 3650, null],
    ['2027-06-15', 3650, null],
  ]);
  // The account changes again each month, and still every month is collected.
  now = '2027-05-10T12:00:00Z';
  await use(FIRST);
  expect((await upcoming())[0]).toEqual(['2027-05-15', 3650, '8472']);
});

test('what falls due during the notice of a new instruction after a cancelled one is collected with the next collection', async () => {
  now = '2027-04-12T12:00:00Z';
  const isOwn = eq(mandates.customerId, caller.userId);
  await store.write(async (tx) => {
    await tx.update(mandates).set({ status: 'cancelled' }).where(isOwn);
    await tx
      .update(memberships)
      .set({ collectsFrom: '2027-02-15' })
      .where(eq(memberships.customerId, caller.userId));
  });
  expect(await upcoming()).toEqual([]);
  await use(SECOND);
  const due = [
    ['2027-05-15', 7300, null],
    ['2027-06-15', 3650, null],
    ['2027-07-15', 3650, null],
  ];
  expect(await upcoming()).toEqual(due);
  now = '2027-05-14T12:00:00Z';
  expect(await upcoming()).toEqual(due);
  now = '2027-05-16T12:00:00Z';
  expect((await upcoming())[0]).toEqual(['2027-06-15', 3650, null]);
});

test('an instruction for another account is submitted until its notice has passed, then active', async () => {
  const state = async () => (await getAccountDirectDebit(store, caller)).mandate?.status;
  await use(FIRST);
  expect(await state()).toBe('submitted');
  now = '2027-03-10T12:00:00Z';
  expect(await state()).toBe('submitted');
  now = '2027-03-11T12:00:00Z';
  expect(await state()).toBe('active');
  await use(SECOND);
  expect(await state()).toBe('submitted');
});
