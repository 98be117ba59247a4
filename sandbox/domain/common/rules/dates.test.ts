import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BILLING_DAY_MESSAGE,
  calculateEndDate,
  calculateStartDateWindow,
  findFirstBillingDate,
  findStartDateProblem,
} from '../../memberships/index.ts';
import {
  addDays,
  addMonths,
  calculateAge,
  countDaysBetween,
  formatLongDate,
  isIsoDate,
  parseDate,
  parseDateParts,
  toLondonDate,
} from './dates.ts';

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const anyBillingDay = fc.integer({ min: 1, max: 31 });

describe('today', () => {
  test.each([
    ['2027-06-30T23:30:00Z', '2027-07-01', 'in summer London is an hour ahead of UTC'],
    ['2027-12-31T23:30:00Z', '2027-12-31', 'in winter London is on UTC'],
    ['2027-03-28T00:59:59Z', '2027-03-28', 'the night the clocks go forward'],
    ['2027-10-31T01:30:00Z', '2027-10-31', 'the night the clocks go back'],
  ])('%s is the date %s in London: %s', (instant, date) => {
    expect(toLondonDate(new Date(instant))).toBe(date);
  });
});

describe('dates as texts', () => {
  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-1-1', false],
    ['x2027-01-01', false],
    ['2027-01-01T00:00:00Z', false],
    ['12027-01-01', false],
    ['+012027-01', false],
    ['', false],
  ])('"%s" is an existing date: %s', (text, exists) => {
    expect(isIsoDate(text)).toBe(exists);
  });

  test.each([
    ['1/2/1990', '1990-02-01'],
    [' 31/12/1999 ', '1999-12-31'],
    ['1990-02-01', '1990-02-01'],
    ['31/02/1990', null],
    ['x1/2/1990', null],
    ['1/2/1990x', null],
    ['1/2/90', '1990-02-01'],
    ['1/2/26', null],
    ['01–02–1990', '1990-02-01'],
    ['٠١/٠٢/١٩٩٠', '1990-02-01'],
    ['001/2/1990', null],
    [' 1990-02-01 ', '1990-02-01'],
    ['tomorrow', null],
  ])('"%s" is read as %s', (typedText, date) => {
    expect(parseDate(typedText)).toBe(date);
  });

  test('a month after 31 January is the last day of February, leap year or not', () => {
    expect([addMonths('2027-01-31', 1), addMonths('2028-01-31', 1)]).toEqual(['2027-02-28', '2028-02-29']);
  });

  test('adding days and counting days are inverse operations', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        expect(countDaysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test.each([
    ['2009-11-20', '2027-11-19', 17],
    ['2009-11-20', '2027-11-20', 18],
    ['2009-11-20', '2027-10-25', 17],
    ['2009-11-20', '2027-12-01', 18],
    ['2008-02-29', '2027-02-28', 18],
    ['2008-02-29', '2027-03-01', 19],
  ])('a person born on %s is, on %s, aged %i', (born, on, age) => {
    expect(calculateAge(born, on)).toBe(age);
  });

  test('a date is shown with its month in words', () => {
    expect(formatLongDate('2027-01-01')).toBe('1 January 2027');
  });
});

describe('the first billing date', () => {
  test.each([
    { startDate: '2027-03-01', billingDay: 15, first: '2027-03-15' },
    { startDate: '2027-03-01', billingDay: 11, first: '2027-03-11' },
    { startDate: '2027-03-01', billingDay: 10, first: '2027-04-10' },
    { startDate: '2027-03-20', billingDay: 20, first: '2027-04-20' },
    { startDate: '2027-03-20', billingDay: 21, first: '2027-03-21' },
    { startDate: '2027-03-31', billingDay: 31, first: '2027-04-30' },
  ])('a start on $startDate with billing day $billingDay is first billed on $first', (row) => {
    expect(findFirstBillingDate({ ...row, today: '2027-03-01', noticeDays: 10 })).toBe(row.first);
  });

  test.each([
    ['2027-01-31', 30, '2027-02-28'],
    ['2028-01-31', 30, '2028-02-29'],
    ['2027-12-25', 5, '2028-01-05'],
  ])(
    'a start on %s with billing day %i is first billed on %s, across month ends, leap years and new year',
    (startDate, billingDay, first) => {
      expect(findFirstBillingDate({ startDate, billingDay, today: startDate, noticeDays: 10 })).toBe(first);
    },
  );

  test('the first billing date is always after the start, respects the notice, and is the billing day or the last of the month', () => {
    fc.assert(
      fc.property(
        anyDate,
        anyBillingDay,
        fc.integer({ min: 0, max: 14 }),
        (startDate, billingDay, noticeDays) => {
          const first = findFirstBillingDate({ startDate, billingDay, today: startDate, noticeDays });
          expect(countDaysBetween(startDate, first)).toBeGreaterThanOrEqual(Math.max(1, noticeDays));
          expect(countDaysBetween(startDate, first)).toBeLessThanOrEqual(31 + Math.max(1, noticeDays));
          const { day } = parseDateParts(first);
          expect(
            day === billingDay || (day < billingDay && parseDateParts(addDays(first, 1)).day === 1),
          ).toBe(true);
        },
      ),
    );
  });
});

test('a membership without a billing day asks for one', () => {
  expect(BILLING_DAY_MESSAGE).toBe('Please choose a payment day.');
});

test('a membership may start from today to a month ahead', () => {
  expect(calculateStartDateWindow('2027-01-31')).toEqual({ min: '2027-01-31', max: '2027-02-28' });
});

test.each([
  ['2027-01-31', null],
  ['2027-02-28', null],
  ['2027-01-30', 'The start date can’t be in the past.'],
  ['2027-03-01', 'The start date can’t be later than 28 February 2027.'],
  ['2027-02-30', 'Date must be valid.'],
])('on 31 January 2027 a start on %s has the problem: %s', (startDate, problem) => {
  expect(findStartDateProblem(startDate, '2027-01-31')).toBe(problem);
});

test.each([
  [null, 'months'],
  [1, null],
])('a membership for %s %s has no end', (duration, period) => {
  expect(calculateEndDate('2027-01-31', duration, period)).toBeNull();
});

test.each([
  [1, 'days', '2027-01-31'],
  [2, 'weeks', '2027-02-13'],
  [1, 'months', '2027-02-28'],
  [1, 'years', '2028-01-30'],
  [2, 'years', '2029-01-30'],
] as const)('a single payment for %i %s from 31 January 2027 ends on %s', (duration, period, end) => {
  expect(calculateEndDate('2027-01-31', duration, period)).toBe(end);
});

test.each([
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-28'],
  ['2027-02-28', 12, '2028-02-27'],
  ['2027-03-01', 12, '2028-02-29'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2027-08-31', 1, '2027-09-30'],
  ['2027-09-30', 1, '2027-10-29'],
])('a period from %s for %i months ends on %s', (from, months, end) => {
  expect(calculateEndDate(from, months, 'months')).toBe(end);
});

test('a period of months never ends a day early: the next one begins on the same day of its month, or on the first where the month has no such day', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (from, months) => {
      const dayAfterEnd = addDays(calculateEndDate(from, months, 'months') ?? '', 1);
      const sameDayLater = addMonths(from, months);
      const isShort = parseDateParts(sameDayLater).day < parseDateParts(from).day;
      expect(dayAfterEnd).toBe(isShort ? addDays(sameDayLater, 1) : sameDayLater);
      expect(parseDateParts(dayAfterEnd).day).toBe(isShort ? 1 : parseDateParts(from).day);
      if (months % 12 === 0)
        expect(calculateEndDate(from, months / 12, 'years')).toBe(calculateEndDate(from, months, 'months'));
    }),
  );
});
