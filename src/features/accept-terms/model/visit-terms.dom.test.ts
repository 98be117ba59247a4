import { allSettled, createStore, fork } from 'effector';
import { afterEach, expect, test } from 'vitest';
import { purchaseEnded } from '@/entities/cart';
import { removeConsents } from '@/entities/consent';
import { $user } from '@/entities/customer';
import { readConfig } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { aUser, fakeOperator } from '@/shared/testing';
import { createAcceptTerms, type TermsDocument } from './accept-terms';
import { createMembershipTerms } from './membership-terms';

const health: TermsDocument = { id: 'health', title: 'Health commitment', html: '<p>Be well.</p>' };
const membership: TermsDocument = { id: 'membership', title: 'Terms', html: '<p>Be fair.</p>' };

const aModel = (...documents: TermsDocument[]) =>
  createAcceptTerms({ $documents: createStore<readonly TermsDocument[]>(documents) });

/** A visit to joining, where two documents are ticked one by one, and to a checkout with these documents. */
function aVisit(...atCheckout: TermsDocument[]) {
  const scope = fork({ values: [[$user, aUser({ id: 'sam' })]] });
  const [ofHealth, ofMembership] = [aModel(health), aModel(membership)];
  const checkout = aModel(...atCheckout);
  const tick = async (isTicked = true) => {
    await allSettled(ofHealth.ticked, { scope, params: isTicked });
    await allSettled(ofMembership.ticked, { scope, params: isTicked });
  };
  const isAgreed = async () => {
    await allSettled(checkout.earlierAgreementTaken, { scope });
    return scope.getState(checkout.$isAccepted);
  };
  return { scope, ofHealth, ofMembership, tick, isAgreed };
}

afterEach(() => removeConsents(readConfig({})));

test('terms that were ticked on another page of the visit are already agreed to', async () => {
  const { tick, isAgreed } = aVisit(membership, health);
  expect(await isAgreed()).toBe(false);
  await tick();
  expect(await isAgreed()).toBe(true);
});

test.each([
  ['other words', { ...membership, html: '<p>Be fair!</p>' }],
  ['another title', { ...membership, title: 'New terms' }],
  ['another id', { ...membership, id: 'membership-2' }],
])('terms with %s have to be agreed to', async (_, change) => {
  const { tick, isAgreed } = aVisit(health, change);
  await tick();
  expect(await isAgreed()).toBe(false);
});

test('an additional document makes the checkout ask for all of them', async () => {
  const { tick, isAgreed } = aVisit(health, membership, { ...health, id: 'sale' });
  await tick();
  expect(await isAgreed()).toBe(false);
});

test('an unticked document does not count as agreed to', async () => {
  const { tick, isAgreed } = aVisit(health, membership);
  await tick();
  await tick(false);
  expect(await isAgreed()).toBe(false);
});

test('terms whose ticks were restored by id after a reload have to be agreed to again, because their wording is unknown', async () => {
  const { scope, ofHealth, ofMembership, isAgreed } = aVisit(health, membership);
  await allSettled(ofHealth.restored, { scope, params: ['health'] });
  await allSettled(ofMembership.restored, { scope, params: ['membership'] });
  expect(await isAgreed()).toBe(false);
});

/** Whether the checkout's document, in the same tab and for this customer, finds the agreement. */
async function isAgreedInNextDocument(id: string, ...documents: TermsDocument[]) {
  const scope = fork({ values: [[$user, aUser({ id })]] });
  const checkout = aModel(...documents);
  await allSettled(checkout.earlierAgreementTaken, { scope });
  return scope.getState(checkout.$isAccepted);
}

test('an agreement counts in the same customer’s next document if the wording is the same', async () => {
  const { tick } = aVisit();
  await tick();
  expect(await isAgreedInNextDocument('sam', health, membership)).toBe(true);
  expect(await isAgreedInNextDocument('alex', health, membership)).toBe(false);
  expect(await isAgreedInNextDocument('sam', { ...health, html: '<p>Be better.</p>' })).toBe(false);
  await tick(false);
  expect(await isAgreedInNextDocument('sam', health)).toBe(false);
});

test('a kiosk stores no agreement', async () => {
  const kiosk = fork({
    values: [
      [$user, aUser({ id: 'sam' })],
      [$mode, { isKiosk: true, isEmbedded: false, centre: null }],
    ],
  });
  await allSettled(aModel(health).ticked, { scope: kiosk, params: true });
  expect(await isAgreedInNextDocument('sam', health)).toBe(false);
});

test('a purchase clears the agreement', async () => {
  const { scope, tick, isAgreed } = aVisit(health, membership);
  await tick();
  await allSettled(purchaseEnded, { scope });
  expect(await isAgreed()).toBe(false);
});

test('another customer has not agreed to anything', async () => {
  const { scope, tick, isAgreed } = aVisit(health, membership);
  await tick();
  await allSettled($user, { scope, params: aUser({ id: 'alex' }) });
  expect(await isAgreed()).toBe(false);
});

test('the terms of a membership are agreed to once the membership is in the basket', async () => {
  const terms = 'GET /api/terms/membership/type-1';
  fakeOperator({ [terms]: { data: membership }, [`${terms}/health-commitment`]: { data: health } });
  const { scope, isAgreed } = aVisit(health, membership);
  const ofMembership = createMembershipTerms({ $typeId: createStore('type-1') });
  await allSettled(ofMembership.opened, { scope });
  expect(await isAgreed()).toBe(false);
  await allSettled(ofMembership.addedToBasket, { scope });
  expect(await isAgreed()).toBe(true);
});
