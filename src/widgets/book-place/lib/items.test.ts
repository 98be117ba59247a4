import { expect, test } from 'vitest';
import type { ActivitySessionDetail } from '@/shared/api';
import { countPlacesInBasket, toReadyItem } from './items';

type Person = ActivitySessionDetail['people'][number];

const price = { amount: 0, formatted: '£0.00', decimal: '0.00' };
const offer = (pricingOptionId: string, isDefault: boolean): Person['offers'][number] => ({
  pricingOptionId,
  label: pricingOptionId,
  price,
  fullPrice: price,
  reduction: null,
  isDefault,
});
const sam = (given: Partial<Person> = {}): Person => ({
  attendee: { id: 'p-1', name: 'Sam', relation: 'self', age: 36 },
  verdict: { canBook: true, code: 'ok', message: null },
  opensAt: null,
  offers: [offer('adult', false), offer('included', true)],
  clash: null,
  ...given,
});
const session = (...people: Person[]) => ({ id: 's-1', people, needsNames: true });

test('a single attendee gets their cheapest price', () => {
  expect(toReadyItem(session(sam()))).toEqual({
    id: 's-1',
    type: 'activity',
    purchasedForUserId: 'p-1',
    pricingOptionId: 'included',
  });
});

test.each([
  ['there are no people', session()],
  ['there are two people', session(sam(), sam())],
  ['the person cannot come', session(sam({ verdict: { canBook: false, code: 'full', message: 'Full.' } }))],
  [
    'the person has a clash',
    session(sam({ clash: { title: 'Spin', localStart: '18:45', localDate: '2026-11-24' } })),
  ],
  ['there is no price', session(sam({ offers: [] }))],
  ['places have no names', { ...session(sam()), needsNames: false }],
])('the customer has to choose if %s', (_, asked) => {
  expect(toReadyItem(asked)).toBeNull();
});

test('a basket that has not loaded contains no places', () => {
  expect(countPlacesInBasket(null, 's-1')).toBe(0);
});
