import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import type { MembershipType, Venue } from '@/shared/api';
import { networkFailure } from '@/shared/api';
import { aFixedOption, aMembershipType, aPaymentOption, aVenue } from '@/shared/testing';
import { type ChosenMembership, createChooseMembership } from './choose-membership';

const $venue = createStore<Venue | null>(null);
const $user = createStore<{ id: string } | null>(null);
const model = createChooseMembership({ $venue, $user });
const $chosen = createStore<ChosenMembership | null>(null).on(model.membershipChosen, (_, chosen) => chosen);

const gym = aMembershipType({ paymentOptions: [aPaymentOption(), aFixedOption()] });
const swim = aMembershipType({ id: 'type-2', name: 'Swim', categories: [{ id: 'swim', name: 'Swim' }] });
const refusal = { canPurchase: false, hasPrices: false, message: 'For students only.' };
const student = aMembershipType({
  id: 'type-3',
  name: 'Student',
  paymentOptions: [aPaymentOption({ id: 'option-3', isPurchasable: refusal })],
});

type Load = (params: { ownerId: string; userId: string | null }) => unknown;

async function atVenue(load: Load = () => [gym, swim, student], venue = aVenue()) {
  const scope = fork({
    handlers: [[model.loadTypesFx, (params: Parameters<Load>[0]) => load(params)]],
  });
  await allSettled($venue, { scope, params: venue });
  return scope;
}

const names = (offers: readonly { type: MembershipType }[]) => offers.map(({ type }) => type.name);

// Proves J3.1.
test('the memberships of the centre that can be bought monthly are shown first', async () => {
  const scope = await atVenue();
  expect(scope.getState(model.$paymentType)).toBe('recurring');
  expect(names(scope.getState(model.$offers))).toEqual(['Total Fitness', 'Swim']);
});

// Proves J3.1.
test('Single payment shows the memberships with a single payment, and all their types', async () => {
  const scope = await atVenue();
  await allSettled(model.categoryChosen, { scope, params: 'swim' });
  await allSettled(model.paymentTypeChosen, { scope, params: 'fixed' });
  expect(names(scope.getState(model.$offers))).toEqual(['Total Fitness']);
});

test('a category narrows the list of memberships, and all categories stay available', async () => {
  const scope = await atVenue();
  await allSettled(model.categoryChosen, { scope, params: 'swim' });
  expect(names(scope.getState(model.$offers))).toEqual(['Swim']);
  expect(scope.getState(model.$categories).map(({ name }) => name)).toEqual(['Gym', 'Swim']);
});

// Proves J3.9.
test('ineligible memberships can be shown only if the venue allows it', async () => {
  const strict = await atVenue();
  await allSettled(model.ineligibleToggled, { scope: strict, params: true });
  expect(names(strict.getState(model.$offers))).not.toContain('Student');
  const open = await atVenue(undefined, aVenue({ canDisplayIneligibleMemberships: true }));
  await allSettled(model.ineligibleToggled, { scope: open, params: true });
  expect(names(open.getState(model.$offers))).toContain('Student');
});

test('choosing emits the membership and payment option', async () => {
  const scope = await atVenue();
  const choice = { membershipType: gym, paymentOption: aPaymentOption() };
  await allSettled(model.optionChosen, { scope, params: choice });
  expect(scope.getState($chosen)).toEqual(choice);
});

// Proves J3.10.
test('an ineligible membership cannot be chosen', async () => {
  const scope = await atVenue();
  const paymentOption = aPaymentOption({ isPurchasable: refusal });
  await allSettled(model.optionChosen, { scope, params: { membershipType: student, paymentOption } });
  expect(scope.getState($chosen)).toBeNull();
});

test('the memberships are loaded again for another customer', async () => {
  const requestedIds: (string | null)[] = [];
  const scope = await atVenue(({ userId }) => {
    requestedIds.push(userId);
    return [gym];
  });
  await allSettled($user, { scope, params: { id: 'user-1' } });
  expect(requestedIds).toEqual([null, 'user-1']);
});

test('memberships that failed to load can be retried', async () => {
  let calls = 0;
  const scope = await atVenue(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(networkFailure) : [gym];
  });
  expect(scope.getState(model.$status)).toBe('failed');
  await allSettled(model.retryClicked, { scope });
  expect(scope.getState(model.$status)).toBe('ready');
  expect(names(scope.getState(model.$offers))).toEqual(['Total Fitness']);
});

test('if a centre was chosen before the page is shown, its memberships load once when the page opens', async () => {
  const requestedIds: string[] = [];
  const scope = fork({
    values: [[$venue, aVenue()]],
    handlers: [
      [
        model.loadTypesFx,
        ({ ownerId }: { ownerId: string }) => {
          requestedIds.push(ownerId);
          return [gym];
        },
      ],
    ],
  });
  await allSettled(model.opened, { scope });
  await allSettled(model.opened, { scope });
  expect(requestedIds).toEqual(['venue-1']);
  expect(names(scope.getState(model.$offers))).toEqual(['Total Fitness']);
});

test('a long list starts with one page, grows by a page, and starts again with another filter', async () => {
  const manyTypes = Array.from({ length: 60 }, (_, place) =>
    aMembershipType({ id: `type-${place}`, slug: `m-${place}`, name: `Membership ${place}` }),
  );
  const scope = await atVenue(() => manyTypes);
  const countShown = () => scope.getState(model.$shownOffers).length;
  expect(countShown()).toBe(24);
  await allSettled(model.moreClicked, { scope });
  expect(countShown()).toBe(48);
  await allSettled(model.moreClicked, { scope });
  expect(countShown()).toBe(60);
  await allSettled(model.categoryChosen, { scope, params: 'gym' });
  expect(countShown()).toBe(24);
  expect(scope.getState(model.$offers)).toHaveLength(60);
});
