import { describe, expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing';
import {
  buildActivitySessionDetail,
  buildOffer,
  buildPersonVerdict,
} from '../../../../tests/fixtures/activities.ts';
import { buildCart, buildCartItem, buildCartTotals } from '../../../../tests/fixtures/cart.ts';
import { chooseNextStep, findChoice, findUsualChoice, isForOnePerson, planOrder } from './order';

const MIA = { id: 'p-2', name: 'Mia', relation: 'child', age: 9 } as const;
const buildPrice = (amount: number) => ({ amount, formatted: '', decimal: '' });
const refusedPerson = buildPersonVerdict({
  verdict: { can_book: false, code: 'too_old', message: 'Too old.' },
  offers: [],
});
const junior = buildPersonVerdict({
  attendee: MIA,
  offers: [
    buildOffer({ pricing_option_id: 'swims', is_default: false, price: buildPrice(0) }),
    buildOffer({ pricing_option_id: 'junior', is_default: true, price: buildPrice(420) }),
  ],
});
const buildSession = (people: ReturnType<typeof buildPersonVerdict>[], needs_names = true) =>
  toCamelCase(buildActivitySessionDetail({ id: 's-1', people, needs_names }));

describe('the default choice', () => {
  test('the default choice is the first person who can come, at their usual price', () => {
    const session = buildSession([refusedPerson, junior]);
    expect(findUsualChoice(session)).toEqual({ attendeeId: 'p-2', pricingOptionId: 'junior' });
    expect(findChoice(session, refusedPerson.attendee.id)).toBeNull();
  });

  test('there is no default choice if nobody can come, or if places are booked without names', () => {
    expect(isForOnePerson(buildSession([refusedPerson]))).toBe(false);
    expect(isForOnePerson(buildSession([junior], false))).toBe(false);
    expect(isForOnePerson(buildSession([refusedPerson, junior]))).toBe(true);
  });

  test('the default choice costs its price plus the hire', () => {
    const session = {
      ...buildSession([junior]),
      extras: [{ id: 'racket', label: 'Racket', price: buildPrice(250) }],
    };
    const choice = { attendeeId: 'p-2', pricingOptionId: 'junior' };
    expect(planOrder({ session, extras: ['racket'] }, choice)).toEqual({
      items: [
        {
          id: 's-1',
          type: 'activity',
          purchasedForUserId: 'p-2',
          pricingOptionId: 'junior',
          extras: ['racket'],
        },
      ],
      amount: 670,
    });
    expect(planOrder({ session, extras: [] }, { ...choice, pricingOptionId: 'gone' })).toBeNull();
  });
});

describe('the next step of an order', () => {
  const sessionItem = buildCartItem({ object_id: 's-1' });
  const createCart = (overrides: Parameters<typeof buildCart>[0]) => toCamelCase(buildCart(overrides));
  const step = (overrides: Parameters<typeof buildCart>[0], amount: number) =>
    chooseNextStep(createCart(overrides), { items: [{ id: 's-1', type: 'activity' }], amount });

  test.each([
    ['the basket is empty', { items: [] }, 0, 'add'],
    ['it costs nothing', { items: [sessionItem], totals: buildCartTotals(0) }, 0, 'confirm'],
    ['it costs what was shown', { items: [sessionItem], totals: buildCartTotals(750) }, 750, 'pay'],
    ['it costs more than was shown', { items: [sessionItem], totals: buildCartTotals(750) }, 0, 'price'],
    [
      'something else is in the basket',
      { items: [sessionItem, buildCartItem()], totals: buildCartTotals(0) },
      0,
      'basket',
    ],
    [
      'a waiver has to be accepted',
      { items: [sessionItem], totals: buildCartTotals(0), attendee_waivers_required: true },
      0,
      'basket',
    ],
    [
      'a form has to be completed',
      { items: [{ ...sessionItem, needs_form: true }], totals: buildCartTotals(0) },
      0,
      'basket',
    ],
  ] as const)('when %s', (_, overrides, amount, expected) => {
    expect(step({ ...overrides, items: [...overrides.items] }, amount)).toBe(expected);
  });
});
