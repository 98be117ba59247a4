import { describe, expect, test } from 'vitest';
import { aFixedOption, aMembershipType, aPaymentOption } from '@/shared/testing';
import {
  filterVisibleOffers,
  findRefusalReason,
  findStillPurchasable,
  findTypeBySlug,
  isVisible,
  listCategories,
} from './visible-types';

const refusedOption = { canPurchase: false, hasPrices: true, message: 'You are under 16.' };
const everything = {
  paymentType: 'recurring',
  categoryId: null,
  venueId: 'venue-1',
  showsIneligible: true,
} as const;

describe('a membership is visible if it has a name, an option of the payment type and access to the centre', () => {
  test.each([
    ['one with a name, an option and access', aMembershipType(), true],
    ['one without a name', aMembershipType({ name: '  ' }), false],
    ['one without options', aMembershipType({ paymentOptions: [] }), false],
    ['one with only the other payment type', aMembershipType({ paymentOptions: [aFixedOption()] }), false],
    ['one that names no centres', aMembershipType({ providesAccessTo: null }), true],
    ['one for other centres', aMembershipType({ providesAccessTo: [{ id: 'venue-2', name: 'B' }] }), false],
    ['one for no centre at all', aMembershipType({ providesAccessTo: [] }), false],
  ])('%s', (_, type, isShown) => {
    expect(isVisible(type, 'recurring', 'venue-1')).toBe(isShown);
  });
});

test('a card has only the options of the selected payment type', () => {
  const type = aMembershipType({ paymentOptions: [aPaymentOption(), aFixedOption()] });
  expect(filterVisibleOffers([type], everything)[0]?.options.map(({ id }) => id)).toEqual(['option-1']);
});

test('a category narrows the list and All types shows all', () => {
  const gym = aMembershipType();
  const swim = aMembershipType({ id: 'type-2', categories: [{ id: 'swim', name: 'Swim' }] });
  const listShownIds = (categoryId: string | null) =>
    filterVisibleOffers([gym, swim], { ...everything, categoryId }).map(({ type }) => type.id);
  expect(listShownIds('swim')).toEqual(['type-2']);
  expect(listShownIds(null)).toEqual(['type-1', 'type-2']);
  expect(listCategories([swim, gym, gym]).map(({ name }) => name)).toEqual(['Gym', 'Swim']);
});

describe('ineligible memberships', () => {
  const student = aMembershipType({ paymentOptions: [aPaymentOption({ isPurchasable: refusedOption })] });
  // Proves J3.9.
  test('ineligible memberships are hidden by default', () => {
    expect(filterVisibleOffers([student], { ...everything, showsIneligible: false })).toEqual([]);
    expect(filterVisibleOffers([student], everything)).toHaveLength(1);
  });

  test('a membership that the customer already has is listed, and says what they can do', () => {
    const isPurchasable = { ...refusedOption, code: 'already_a_member' };
    const heldType = aMembershipType({ paymentOptions: [aPaymentOption({ isPurchasable })] });
    expect(filterVisibleOffers([heldType], { ...everything, showsIneligible: false })).toHaveLength(1);
  });
});

test('an address finds a visible membership by its slug', () => {
  const address = { slug: 'total-fitness', paymentType: 'recurring', venueId: 'venue-1' } as const;
  expect(findTypeBySlug([aMembershipType()], address)?.id).toBe('type-1');
  expect(findTypeBySlug([aMembershipType()], { ...address, slug: 'another' })).toBeNull();
  expect(findTypeBySlug([aMembershipType()], { ...address, paymentType: 'fixed' })).toBeNull();
});

test.each([
  ['still sold', aMembershipType(), true],
  [
    'refused now',
    aMembershipType({ paymentOptions: [aPaymentOption({ isPurchasable: refusedOption })] }),
    false,
  ],
  [
    'without a price now',
    aMembershipType({
      paymentOptions: [
        aPaymentOption({ isPurchasable: { ...refusedOption, canPurchase: true, hasPrices: false } }),
      ],
    }),
    false,
  ],
  ['without that option now', aMembershipType({ paymentOptions: [aFixedOption()] }), false],
])('a chosen membership that is %s', (_, type, isStillSold) => {
  expect(findStillPurchasable([type], { typeId: 'type-1', optionId: 'option-1' }) !== null).toBe(isStillSold);
});

test('one matching category and one matching option are enough for a membership to be listed', () => {
  const type = aMembershipType({
    categories: [
      { id: 'gym', name: 'Gym' },
      { id: 'swim', name: 'Swim' },
    ],
    paymentOptions: [aPaymentOption({ isPurchasable: refusedOption }), aPaymentOption({ id: 'option-2' })],
  });
  const filter = { ...everything, categoryId: 'swim', showsIneligible: false };
  expect(filterVisibleOffers([type], filter)).toHaveLength(1);
});

test('the chosen option is looked up in the chosen membership, and returned with it', () => {
  const firstType = aMembershipType({ id: 'type-0' });
  const chosenType = aMembershipType();
  const option = aPaymentOption();
  expect(findStillPurchasable([firstType, chosenType], { typeId: 'type-1', optionId: option.id })).toEqual({
    type: chosenType,
    option,
  });
  expect(findStillPurchasable([firstType], { typeId: 'type-1', optionId: option.id })).toBeNull();
});

test('the reason why a chosen option is not sold is the operator’s own message', () => {
  const paymentOptions = [aPaymentOption(), aPaymentOption({ id: 'option-2', isPurchasable: refusedOption })];
  const types = [aMembershipType({ id: 'type-0' }), aMembershipType({ paymentOptions })];
  const reason = (typeId: string, optionId: string) => findRefusalReason(types, { typeId, optionId });
  expect(reason('type-1', 'option-2')).toBe('You are under 16.');
  expect(reason('type-1', 'option-1')).toBeNull();
  expect(reason('type-1', 'gone')).toBeNull();
  expect(reason('gone', 'option-2')).toBeNull();
});
