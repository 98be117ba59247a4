import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { demoBankDetails } from '../../seed/customers.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { mandates, memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import type { Caller } from '../common/types.ts';
import { getAccountDirectDebit, replaceDirectDebit } from './direct-debit.ts';

let store: Store;
let now: string;
let caller: Caller;

beforeEach(async () => {
  now = '2027-03-01T12:00:00Z';
  store = await openMemoryStore({ clock: { now: () => new Date(now) } });
  ({ caller } = await createMember(store, createFakeCards(), 'a-customer-with-billing-date'));
  return () => store.close();
});

const { accountHolder, addressLineOne, city, postcode } = demoBankDetails;
const FIRST_ACCOUNT = ['10-79-99', '88837491'] as const;
const SECOND_ACCOUNT = ['20-29-59', '63748472'] as const;
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
const listUpcoming = async () =>
  (await getAccountDirectDebit(store, caller)).upcomingCollections.map(({ date, amount, accountEnding }) => [
    date,
    amount,
    accountEnding,
  ]);

test('changing the account shortly before a collection does not drop it: the old account pays until the new one has its notice', async () => {
  now = '2027-03-20T12:00:00Z';
  const collectionsBefore = await listUpcoming();
  expect(collectionsBefore.map(([date]) => date)).toEqual(['2027-04-15', '2027-05-15', '2027-06-15']);
  now = '2027-04-12T12:00:00Z';
  await use(FIRST_ACCOUNT);
  await use(SECOND_ACCOUNT);
  expect(await listUpcoming()).toEqual([
    ['2027-04-15', 3650, demoBankDetails.accountNumber.slice(-4)],
    ['2027-05-15', 3650, null],
    ['2027-06-15', 3650, null],
  ]);
  // The account changes again each month, and still every month is collected.
  now = '2027-05-10T12:00:00Z';
  await use(FIRST_ACCOUNT);
  expect((await listUpcoming())[0]).toEqual(['2027-05-15', 3650, '8472']);
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
  expect(await listUpcoming()).toEqual([]);
  await use(SECOND_ACCOUNT);
  const dueCollections = [
    ['2027-05-15', 7300, null],
    ['2027-06-15', 3650, null],
    ['2027-07-15', 3650, null],
  ];
  expect(await listUpcoming()).toEqual(dueCollections);
  now = '2027-05-14T12:00:00Z';
  expect(await listUpcoming()).toEqual(dueCollections);
  now = '2027-05-16T12:00:00Z';
  expect((await listUpcoming())[0]).toEqual(['2027-06-15', 3650, null]);
});

test('an instruction for another account is submitted until its notice has passed, then active', async () => {
  const readMandateState = async () => (await getAccountDirectDebit(store, caller)).mandate?.status;
  await use(FIRST_ACCOUNT);
  expect(await readMandateState()).toBe('submitted');
  now = '2027-03-10T12:00:00Z';
  expect(await readMandateState()).toBe('submitted');
  now = '2027-03-11T12:00:00Z';
  expect(await readMandateState()).toBe('active');
  await use(SECOND_ACCOUNT);
  expect(await readMandateState()).toBe('submitted');
});
