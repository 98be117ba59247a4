import { expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing';
import { buildOffer, buildPersonVerdict } from '../../../../tests/fixtures/activities.ts';
import { buildPrice } from '../../../../tests/fixtures/wire.ts';
import { calculateTotal, countMaxPlaces } from './choice';

const pass = buildOffer({
  pricing_option_id: 'pass',
  price: buildPrice(0),
  reduction: { kind: 'package', id: 'p-1', name: '10 swims', left: 2 },
});
const adult = buildOffer({ pricing_option_id: 'adult', price: buildPrice(610), reduction: null });
const person = toCamelCase(buildPersonVerdict({ offers: [pass, adult] }));
const swim = { id: 's-1', people: [person], needsNames: false, orderLimit: 8, remaining: 20 };
const yoga = { ...swim, needsNames: true };

test('no more places are offered than the order’s limit and the package’s remaining visits allow', () => {
  expect(countMaxPlaces(swim, new Map(), 'adult')).toBe(8);
  expect(countMaxPlaces(swim, new Map(), 'adult', 5)).toBe(3);
  expect(countMaxPlaces(swim, new Map(), 'pass')).toBe(2);
  expect(countMaxPlaces({ ...swim, remaining: 1 }, new Map(), 'pass')).toBe(1);
});

test('a personal pass pays for one place, however many visits are left', () => {
  const reduction = { kind: 'package', id: 'p-1', name: '10 swims', left: 8, most_places: 1 } as const;
  const own = toCamelCase(
    buildPersonVerdict({ offers: [buildOffer({ pricing_option_id: 'pass', reduction }), adult] }),
  );
  expect(countMaxPlaces({ ...swim, people: [own] }, new Map(), 'pass')).toBe(1);
  expect(countMaxPlaces({ ...swim, people: [own] }, new Map(), 'adult')).toBe(8);
});

test('the total of the chosen places is known before booking', () => {
  expect(calculateTotal(swim, new Map([['adult', 2]]), 1)).toBe(1220);
  expect(
    calculateTotal(
      swim,
      new Map<string, number>([
        ['adult', 1],
        ['pass', 2],
      ]),
      1,
    ),
  ).toBe(610);
  expect(calculateTotal(yoga, new Map([[person.attendee.id, 'adult']]), 3)).toBe(1830);
  expect(calculateTotal(swim, new Map(), 1)).toBeNull();
});

test('there is no total if a package does not last for all weeks', () => {
  expect(calculateTotal(yoga, new Map([[person.attendee.id, 'pass']]), 2)).toBe(0);
  expect(calculateTotal(yoga, new Map([[person.attendee.id, 'pass']]), 3)).toBeNull();
});
