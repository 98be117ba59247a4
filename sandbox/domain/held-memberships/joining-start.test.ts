import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { createStoppedClock } from '../../store/clock.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildJoiningInput, createCustomer } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { validatePromotion } from '../catalogue/index.ts';
import type { Caller } from '../common/types.ts';
import { completePayment } from '../payments/index.ts';
import { listAccountMemberships } from './account-memberships.ts';
import { getMembershipLeaving, leaveMembership } from './membership-leaving.ts';
import { getCosts, listMembershipTypes, storeJoining } from './memberships.ts';

let store: Store;
let cards: FakeCards;
beforeAll(async () => {
  store = await openMemoryStore({ clock: createStoppedClock('2027-03-01T12:00:00Z') });
  cards = createFakeCards();
}, 60_000);
afterAll(() => store.close());

const VENUE = demoId('venue:ardwick-fields-leisure-centre');

async function readVerdict(caller: Caller, slug: string, paymentType = 'recurring') {
  const types = await listMembershipTypes(store, VENUE, caller);
  const type = types.find((type) => type.slug === slug);
  return type?.paymentOptions.find((option) => option.paymentType === paymentType)?.isPurchasable;
}

const readCosts = (caller: Caller, slug: string, optionName?: string) => {
  const { membershipTypeId: typeId, paymentOptionId: optionId } = findCatalogueIds({
    membershipSlug: slug,
    ...(optionName === undefined ? {} : { optionName }),
  });
  return getCosts(store, caller, { typeId, optionId, venueId: VENUE });
};

describe('the age on the first day counts', () => {
  test('somebody who reaches the minimum age within a month may choose the membership from their birthday on', async () => {
    const { caller } = await createCustomer(store, { dateOfBirth: '1967-03-06' });
    expect(await readVerdict(caller, 'active-60')).toMatchObject({
      canPurchase: true,
      message: expect.stringMatching(/^From 6 March 2027 you can join .*60/),
    });
    expect((await readCosts(caller, 'active-60')).startsAt).toEqual({ min: '2027-03-06', max: '2027-04-01' });
    const choice = buildJoiningInput(store, { membershipSlug: 'active-60' });
    const tooEarly = storeJoining(store, caller, { ...choice, startDate: '2027-03-05' });
    expect((await catchRefusal(tooEarly)).errors).toHaveProperty('startDate');
    await storeJoining(store, caller, { ...choice, startDate: '2027-03-06' });
  });

  test('a junior membership cannot start after the last birthday that it covers', async () => {
    const { caller } = await createCustomer(store, { dateOfBirth: '2011-03-11' });
    const slug = 'junior-active';
    const { max } = (await readCosts(caller, slug)).startsAt;
    expect(max).toBe('2027-03-10');
    const choice = buildJoiningInput(store, { membershipSlug: slug });
    const tooLate = storeJoining(store, caller, { ...choice, startDate: '2027-03-11' });
    expect((await catchRefusal(tooLate)).errors).toHaveProperty('startDate');
    await storeJoining(store, caller, { ...choice, startDate: '2027-03-10' });
  });
});

describe('a membership that the customer has already', () => {
  test('a membership that the customer has already is refused when it is chosen, with what to do instead', async () => {
    const { caller } = await createMember(store, cards, 'a-customer-with-billing-date');
    expect(await readVerdict(caller, 'unlimited-fitness')).toEqual({
      canPurchase: false,
      hasPrices: true,
      message:
        'You already have this membership, since 9 February 2027. You can change, freeze or cancel it in your account.',
      code: 'already_a_member',
    });
    expect(await readVerdict(caller, 'gym')).toMatchObject({ canPurchase: true, message: null });
  });

  test('a membership that the customer has already and that ends within a month is sold from the next day', async () => {
    const { caller } = await createMember(store, cards, 'a-customer-with-single-payment-membership');
    const [{ type, option } = { type: { slug: '' }, option: { name: '' } }] = await listAccountMemberships(
      store,
      caller,
    );
    expect(await readVerdict(caller, type.slug, 'fixed')).toMatchObject({
      canPurchase: true,
      message: 'You have this membership until 10 March 2027. From 11 March 2027 you can join again.',
    });
    expect((await readCosts(caller, type.slug, option.name)).startsAt.min).toBe('2027-03-11');
  });
});

test('a customer can use a code once, even after leaving the membership, and others still can', async () => {
  const { caller } = await createCustomer(store);
  const promotionCodeId = demoId('promotion:WELCOME10');
  await storeJoining(store, caller, { ...buildJoiningInput(store), promotionCodeId });
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
  const [membership] = await listAccountMemberships(store, caller);
  const id = membership?.record.id ?? '';
  const { preview } = await getMembershipLeaving(store, caller, id);
  const leavingFacts = { expected: preview?.expected ?? '', endsOn: preview?.lastDay ?? '' };
  await leaveMembership(store, caller, { id, reason: null, attemptId: null, ...leavingFacts });
  const secondResult = { ...buildJoiningInput(store), startDate: '2027-03-02', promotionCodeId };
  const message = 'You’ve already used this code. You can use each code once.';
  expect((await catchRefusal(storeJoining(store, caller, secondResult))).errors).toEqual({
    promotionCodeId: [message],
  });
  const { paymentOptionId } = findCatalogueIds({});
  expect((await catchRefusal(validatePromotion(store, 'welcome10', paymentOptionId, caller))).message).toBe(
    message,
  );
  const { caller: otherCaller } = await createCustomer(store);
  await storeJoining(store, otherCaller, { ...buildJoiningInput(store), promotionCodeId });
});
