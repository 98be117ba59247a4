import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { demoBankDetails } from '../../seed/customers.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { completePayment } from '../payments/index.ts';
import { listAccountMemberships } from './account-memberships.ts';
import { getAccountDirectDebit, replaceDirectDebit } from './direct-debit.ts';
import { calculateChangeCosts, submitChange } from './membership-changes.ts';
import { getMembershipLeaving, leaveMembership } from './membership-leaving.ts';

// On PostgreSQL these calls run concurrently on ten connections; in the in-process database sequentially.

let sandbox: TestSandbox;
let store: Store;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
afterAll(() => sandbox.close());

test('a membership whose change is paid, changed again and left at the same moment has one outcome', async () => {
  const cards = createFakeCards();
  const { caller, membershipId } = await createMember(store, cards, 'a-customer-with-billing-date');
  const { preview } = await getMembershipLeaving(store, caller, membershipId);
  // Its month in hand has to be paid.
  const { paymentOptionId: optionId } = findCatalogueIds({ membershipSlug: 'gym' });
  const { startsAt } = await calculateChangeCosts(store, caller, { membershipId, optionId });
  const change = { membershipId, optionId, startsAt: startsAt.min };
  await submitChange(store, caller, change);
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  const { expected = '', lastDay: endsOn = '' } = preview ?? {};
  const leavingRequest = { id: membershipId, reason: null, expected, endsOn, attemptId: null };
  await Promise.allSettled([
    ...Array.from({ length: 4 }, () =>
      completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' }),
    ),
    ...Array.from({ length: 3 }, () => leaveMembership(store, caller, leavingRequest)),
    ...Array.from({ length: 3 }, () => submitChange(store, caller, change)),
  ]);
  const memberships = await listAccountMemberships(store, caller);
  const isLeft = memberships.some(({ record }) => record.cancellation !== null);
  expect(memberships.map(({ type }) => type.name).toSorted()).toEqual(
    isLeft ? ['Unlimited Fitness'] : ['Gym', 'Unlimited Fitness'],
  );
});

test('accounts that are submitted at the same moment drop no collection', async () => {
  const { caller } = await createMember(store, createFakeCards(), 'a-customer-with-billing-date');
  const dates = async () =>
    (await getAccountDirectDebit(store, caller)).upcomingCollections.map(({ date }) => date);
  const { accountHolder, addressLineOne, city, postcode } = demoBankDetails;
  const datesBefore = await dates();
  const accounts = [
    ['10-79-99', '88837491'],
    ['20-29-59', '63748472'],
  ] as const;
  await Promise.allSettled(
    [...accounts, ...accounts].map(([sortCode, accountNumber]) =>
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
      }),
    ),
  );
  expect(await dates()).toEqual(datesBefore);
});
