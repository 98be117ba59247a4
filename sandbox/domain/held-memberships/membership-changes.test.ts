import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { createStoppedClock } from '../../store/clock.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildJoiningInput } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { completePayment } from '../payments/index.ts';
import { listAccountMemberships } from './account-memberships.ts';
import { calculateChangeCosts, listChangeOptions, submitChange } from './membership-changes.ts';
import { getMembershipLeaving } from './membership-leaving.ts';
import { renewMembership } from './membership-renewals.ts';
import { getSavedJoining, storeJoining } from './memberships.ts';

let store: Store;
let cards: FakeCards;

beforeAll(async () => {
  store = await openMemoryStore({ clock: createStoppedClock('2027-03-01T12:00:00Z') });
  cards = createFakeCards();
}, 60_000);
afterAll(() => store.close());

const member = (state: string) => createMember(store, cards, state);

async function order(caller: Caller): Promise<void> {
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
}

const gym = findCatalogueIds({ membershipSlug: 'gym' }).paymentOptionId;

test('a customer may change to every option of the centre except their own', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const { membership, membershipTypes } = await listChangeOptions(store, caller, membershipId);
  expect(membership).toMatchObject({ membershipType: { name: 'Unlimited Fitness' }, status: 'active' });
  const unlimited = membershipTypes.find(({ slug }) => slug === 'unlimited-fitness');
  expect(unlimited?.paymentOptions.map(({ paymentType }) => paymentType)).toEqual(['fixed']);
  expect(membershipTypes.some(({ slug }) => slug === 'gym')).toBe(true);
});

// Proves A3.3.
test('a change has no joining fee, begins tomorrow at the earliest, and says how the price differs', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const costs = await calculateChangeCosts(store, caller, {
    membershipId,
    optionId: gym,
    startsAt: '2027-01-01',
  });
  // From 2 to 15 March: 13 days at £27.00 × 12 ÷ 365, and a month in hand; the same days are already paid at £36.50 × 12 ÷ 365.
  expect(costs).toMatchObject({
    newMembershipPrice: 2700,
    differenceToOldMembership: '£9.50 less per month than your current membership',
    startsAt: { min: '2027-03-02', max: '2027-04-02' },
    totalDueNow: {
      amount: 2700 - (1560 - 1154),
      composition: { monthInHand: 2700 - (1560 - 1154), fees: 0 },
    },
    firstBillingDate: '2027-03-15',
    lines: [
      { label: 'Gym, 13 days until its first Direct Debit', price: 1154 },
      { label: 'Month in hand of Gym', price: 2700 },
      { label: 'Unlimited Fitness, 13 days that you have paid for', price: -1560 },
    ],
  });
});

test('a change that is paid ends the old membership the day before the new one', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const change = { membershipId, optionId: gym, startsAt: '2027-03-10' };
  await submitChange(store, caller, change);
  const { cartItemId, newMandate } = await submitChange(store, caller, change);
  expect(newMandate).toBe(false);
  expect((await getCart(store, caller))?.items.map(({ id, type }) => [id, type])).toEqual([
    [cartItemId, 'membership-change'],
  ]);
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
  const rows = await store.read((db) =>
    db
      .select()
      .from(memberships)
      .where(eq(memberships.customerId, caller.userId))
      .orderBy(memberships.startDate),
  );
  expect(rows.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2027-02-09', '2027-03-09'],
    ['2027-03-10', null],
  ]);
});

test('in the basket a change says what it replaces, from when, and what is collected then', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  await submitChange(store, caller, { membershipId, optionId: gym, startsAt: '2027-03-10' });
  const [item] = (await getCart(store, caller))?.items ?? [];
  expect(item?.membership).toEqual({
    purpose: 'change',
    replaces: 'Unlimited Fitness',
    startDate: '2027-03-10',
    endDate: null,
    monthlyPrice: 2700,
    replacedMonthlyPrice: 3650,
  });
});

test('a change to a membership that the customer has already is refused when it is chosen', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  await store.write(async (tx) => {
    const [ownMembership] = await tx.select().from(memberships).where(eq(memberships.id, membershipId));
    if (!ownMembership) throw new Error('The membership is not there.');
    const { membershipTypeId } = findCatalogueIds({ membershipSlug: 'gym' });
    await tx
      .insert(memberships)
      .values({ ...ownMembership, id: randomUUID(), membershipTypeId, paymentOptionId: gym });
  });
  const { membershipTypes } = await listChangeOptions(store, caller, membershipId);
  const option = membershipTypes.flatMap(({ paymentOptions }) => paymentOptions).find(({ id }) => id === gym);
  expect(option?.isPurchasable).toMatchObject({ canPurchase: false, code: 'already_a_member' });
  const change = { membershipId, optionId: gym, startsAt: '2027-03-10' };
  expect(await catchRefusal(submitChange(store, caller, change))).toMatchObject({
    errors: { startDate: [expect.stringMatching(/^You already have this membership, since /)] },
  });
  expect((await getCart(store, caller))?.items ?? []).toEqual([]);
});

test('a membership that is changed cannot be changed again, renewed or left: each refusal says to what it changes and when', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const { paymentOptionId: swim } = findCatalogueIds({ membershipSlug: 'swim' });
  await submitChange(store, caller, { membershipId, optionId: gym, startsAt: '2027-03-10' });
  await order(caller);
  const changed = 'You have changed this membership to Gym already, from 10 March 2027.';
  for (const refused of [
    listChangeOptions(store, caller, membershipId),
    calculateChangeCosts(store, caller, { membershipId, optionId: swim }),
    submitChange(store, caller, { membershipId, optionId: swim, startsAt: '2027-03-11' }),
    getMembershipLeaving(store, caller, membershipId),
  ])
    expect(await catchRefusal(refused)).toMatchObject({ message: changed });
  const memberships = await listAccountMemberships(store, caller);
  expect(memberships.map(({ type, problems }) => [type.name, problems.change, problems.cancel])).toEqual([
    ['Unlimited Fitness', changed, changed],
    ['Gym', null, null],
  ]);
});

test('a single-payment membership that is changed cannot be renewed, and one that is renewed cannot be changed', async () => {
  const createSinglePaymentMember = () => member('a-customer-with-single-payment-membership');
  const changedMembership = await createSinglePaymentMember();
  const { accountHolder, accountDetails, ddTermsAccepted } = buildJoiningInput(store);
  const bank = { accountHolder, accountDetails, ddTermsAccepted, billingDay: 28 };
  await submitChange(store, changedMembership.caller, {
    ...bank,
    membershipId: changedMembership.membershipId,
    optionId: gym,
    startsAt: '2027-03-15',
  });
  await order(changedMembership.caller);
  const [oldMembership] = await listAccountMemberships(store, changedMembership.caller);
  expect(oldMembership?.record.endDate).toBe('2027-03-10');
  expect(
    await catchRefusal(renewMembership(store, changedMembership.caller, changedMembership.membershipId)),
  ).toMatchObject({
    message: 'You have changed this membership to Gym already, from 15 March 2027.',
  });

  const renewedMembership = await createSinglePaymentMember();
  await renewMembership(store, renewedMembership.caller, renewedMembership.membershipId);
  await order(renewedMembership.caller);
  const secondResult = submitChange(store, renewedMembership.caller, {
    ...bank,
    membershipId: renewedMembership.membershipId,
    optionId: gym,
    startsAt: '2027-03-15',
  });
  expect(await catchRefusal(secondResult)).toMatchObject({
    message: 'You have renewed this membership already, from 11 March 2027.',
  });
});

// Proves A3.5.
test('of two changes of one membership only the later one is in the cart, even if both come at the same moment', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const { paymentOptionId: swim } = findCatalogueIds({ membershipSlug: 'swim' });
  const listCartIds = async () => (await getCart(store, caller))?.items.map(({ id }) => id);
  await submitChange(store, caller, { membershipId, optionId: gym, startsAt: '2027-03-10' });
  const later = await submitChange(store, caller, { membershipId, optionId: swim, startsAt: '2027-03-12' });
  expect(await listCartIds()).toEqual([later.cartItemId]);
  await Promise.all(
    [gym, swim].map((optionId) =>
      submitChange(store, caller, { membershipId, optionId, startsAt: '2027-03-11' }),
    ),
  );
  expect(await listCartIds()).toHaveLength(1);
});

test('a start date outside the window is refused', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const tooEarly = submitChange(store, caller, { membershipId, optionId: gym, startsAt: '2027-03-01' });
  expect((await catchRefusal(tooEarly)).errors).toHaveProperty('startDate');
});

test('the options of a change have no joining fee', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const { membershipTypes } = await listChangeOptions(store, caller, membershipId);
  const options = membershipTypes.flatMap(({ paymentOptions }) => paymentOptions);
  expect(options.map(({ fees }) => fees.joiningFee)).toEqual(options.map(() => 0));
});

test('a change to a monthly option without an instruction needs bank details and one of the offered days', async () => {
  const { caller, membershipId } = await member('a-customer-with-single-payment-membership');
  const change = { membershipId, optionId: gym };
  const costs = await calculateChangeCosts(store, caller, change);
  expect(costs).toMatchObject({
    billingDay: 1,
    billingDays: expect.arrayContaining([1, 28]),
    startsAt: { min: '2027-03-11' },
  });
  const later = await calculateChangeCosts(store, caller, { ...change, billingDay: 28 });
  expect(later.totalDueNow.amount).not.toBe(costs.totalDueNow.amount);
  const { accountHolder, accountDetails, ddTermsAccepted } = buildJoiningInput(store);
  const bank = { accountHolder, accountDetails, ddTermsAccepted };
  const request = { ...change, startsAt: costs.startsAt.min };
  expect((await catchRefusal(submitChange(store, caller, { ...request, ...bank }))).errors).toHaveProperty(
    'billingDay',
  );
  expect(
    (await catchRefusal(submitChange(store, caller, { ...request, billingDay: 28 }))).errors,
  ).toHaveProperty('accountHolder');
  const storedCart = await submitChange(store, caller, { ...request, ...bank, billingDay: 28 });
  expect(storedCart.newMandate).toBe(true);
  expect((await getCart(store, caller))?.totals.total).toBe(later.totalDueNow.amount);
});

test('joining only considers new memberships in the cart, never a change', async () => {
  const { caller, membershipId } = await member('a-customer-with-billing-date');
  const change = await submitChange(store, caller, { membershipId, optionId: gym, startsAt: '2027-03-10' });
  expect(await getSavedJoining(store, caller)).toMatchObject({ purpose: 'change' });
  const joined = await storeJoining(store, caller, buildJoiningInput(store));
  expect(joined).toMatchObject({ purpose: 'new', membershipType: { slug: 'swim' } });
  expect(joined.cartItemId).not.toBe(change.cartItemId);
  expect(await getSavedJoining(store, caller)).toMatchObject({ purpose: 'new' });
  const cart = await getCart(store, caller);
  expect(cart?.items.map(({ type }) => type).sort()).toEqual(['membership', 'membership-change']);
});
