import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateVisitEnd,
  createPassCode,
  findPassErrors,
  findRenewalDate,
  type PassRequest,
} from './guest-passes.ts';

const request: PassRequest = {
  firstName: 'Gil',
  lastName: 'Guest',
  email: 'gil@example.com',
  visitDate: '2026-11-27',
  venueId: 'v-1',
  confirmedOfAge: true,
};
const about = {
  rules: { minAge: 16, withMember: true, perGuestPerMonth: 1 },
  venueIds: ['v-1', 'v-2'],
  today: '2026-11-25',
  lastDay: null,
  guestPassCount: 0,
};

test('a code has eight letters and digits that cannot be mistaken for one another', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(createPassCode((limit) => seed % limit)).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    }),
  );
});

// Proves A6.4.
test.each([
  ['2026-11-27', '2026-11-28T00:00:00.000Z'],
  ['2026-07-01', '2026-07-01T23:00:00.000Z'],
  ['2026-10-24', '2026-10-24T23:00:00.000Z'],
  ['2026-03-28', '2026-03-29T00:00:00.000Z'],
])('a pass for %s ends at midnight in London', (date, instant) => {
  expect(calculateVisitEnd(date).toISOString()).toBe(instant);
});

test.each([
  [null, null],
  ['days', '2026-12-01'],
  ['weeks', '2026-12-07'],
  ['months', '2026-12-01'],
  ['years', '2027-01-01'],
] as const)('what comes in %s comes again on %s, seen from 30 November', (frequency, date) => {
  expect(findRenewalDate(frequency, '2026-11-30')).toBe(date);
});

describe('a pass', () => {
  test.each(['2026-11-25', '2026-12-25'])('a pass for %s is issued', (visitDate) => {
    expect(findPassErrors({ ...request, visitDate }, about)).toEqual({});
  });

  test.each<[string, Partial<PassRequest>, string]>([
    ['yesterday', { visitDate: '2026-11-24' }, 'visit_date'],
    ['31 days ahead', { visitDate: '2026-12-26' }, 'visit_date'],
    ['no day', { visitDate: '2026-02-30' }, 'visit_date'],
    ['another centre', { venueId: 'v-3' }, 'venue_id'],
    ['nobody', { firstName: '' }, 'first_name'],
    ['half a name', { lastName: '' }, 'last_name'],
    ['no address', { email: 'gil' }, 'email'],
    ['a child', { confirmedOfAge: false }, 'confirmed_of_age'],
  ])('a pass for %s is refused under its field', (_, changes, field) => {
    expect(Object.keys(findPassErrors({ ...request, ...changes }, about))).toEqual([field]);
  });

  test('a pass for a guest who already has one in the month of the visit is refused', () => {
    expect(findPassErrors(request, { ...about, guestPassCount: 1 })).toEqual({
      email: ['This guest has already had a pass this month.'],
    });
  });

  test('a pass is valid at most until the last day of the membership', () => {
    const ending = { ...about, lastDay: '2026-11-27' };
    expect(findPassErrors(request, ending)).toEqual({});
    expect(findPassErrors({ ...request, visitDate: '2026-11-28' }, ending)).toEqual({
      visit_date: ['Your membership ends on 27 November 2026. Choose a day until then.'],
    });
  });
});
