import { expect, test } from 'vitest';
import type { ActivitySessionDetail } from '@/shared/api';
import { countPlacesInBasket, toReadyItem } from './items';

type Person = ActivitySessionDetail['people'][number];

const price = { amount: 0, formatted: '£0.00', decimal: '0.00' };
const buildOffer = (pricingOptionId: string, isDefault: boolean): Person['offers'][number] => ({
  pricingOptionId,
  label: pricingOptionId,
  price,
  fullPrice: price,
  reduction: null,
  isDefault,
});
const buildSam = (overrides: Partial<Person> = {}): Person => ({
  attendee: { id: 'p-1', name: 'Sam', relation: 'self', age: 36 },
  verdict: { canBook: true, code: 'ok', message: null },
  opensAt: null,
  offers: [buildOffer('adult', false), buildOffer('included', true)],
  clash: null,
  ...overrides,
});
const buildSession = (...people: Person[]) => ({ id: 's-1', people, needsNames: true });

test('a single attendee gets their cheapest price', () => {
  expect(toReadyItem(buildSession(buildSam()))).toEqual({
    id: 's-1',
    type: 'activity',
    purchasedForUserId: 'p-1',
    pricingOptionId: 'included',
  });
});

test.each([
  ['there are no people', buildSession()],
  ['there are two people', buildSession(buildSam(), buildSam())],
  [
    'the person cannot come',
    buildSession(buildSam({ verdict: { canBook: false, code: 'full', message: 'Full.' } })),
  ],
  [
    'the person has a clash',
    buildSession(buildSam({ clash: { title: 'Spin', localStart: '18:45', localDate: '2026-11-24' } })),
  ],
  ['there is no price', buildSession(buildSam({ offers: [] }))],
  ['places have no names', { ...buildSession(buildSam()), needsNames: false }],
])('the customer has to choose if %s', (_, session) => {
  expect(toReadyItem(session)).toBeNull();
});

test('a basket that has not loaded contains no places', () => {
  expect(countPlacesInBasket(null, 's-1')).toBe(0);
});
