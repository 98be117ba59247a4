import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, formatDate, formatLongDate, isIsoDate, toIsoDate } from './date';

describe('dates', () => {
  it.each([
    ['2027-02-01', '01/02/2027', '1 February 2027'],
    ['nonsense', '', ''],
    ['2027-02-30', '', ''],
  ])('%s is formatted as %s and, in full, as %s', (iso, short, long) => {
    expect(formatDate(iso)).toBe(short);
    expect(formatLongDate(iso)).toBe(long);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s plus %i month is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it.each([
    [1, 1, 1, '0001-01-01'],
    [9999, 12, 31, '9999-12-31'],
    [0, 1, 1, null],
    [10_000, 1, 1, null],
    [2026, 2, 29, null],
    [2028, 2, 29, '2028-02-29'],
    [2026, 13, 1, null],
    [2026, 4, 31, null],
    [2026, 1, 0, null],
    [2026, 0, 15, null],
  ])('year %i, month %i, day %i is %s', (year, month, day, iso) => {
    expect(toIsoDate(year, month, day)).toBe(iso);
  });

  it.each(['x2026-01-01', '2026-01-01x', '12026-01-01', '2026-1-1', '2026-01-32', ''])(
    '%j is not a date',
    (value) => {
      expect(isIsoDate(value)).toBe(false);
    },
  );

  // Proves S10.2.
  it('adding days and subtracting them again gives the same date, even when the clocks change', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: -9_000, max: 9_000 }),
        (start, days) => {
          const day = addDays('1970-01-01', start);
          expect(addDays(addDays(day, days), -days)).toBe(day);
          expect(isIsoDate(day)).toBe(true);
        },
      ),
    );
  });
});

describe.each(['Pacific/Kiritimati', 'Pacific/Apia', 'America/Los_Angeles', 'Europe/London'])(
  'on a device in the time zone %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it.each([
      // Kiritimati and Samoa each skipped a whole day; the others are nights on which the clocks change.
      ['1994-12-30', 1, '1994-12-31'],
      ['1994-12-31', 1, '1995-01-01'],
      ['2011-12-29', 1, '2011-12-30'],
      ['2026-03-28', 1, '2026-03-29'],
      ['2026-03-29', 1, '2026-03-30'],
      ['2026-10-24', 1, '2026-10-25'],
      ['2026-10-26', -1, '2026-10-25'],
    ])('%s plus %i day is %s', (from, days, to) => {
      expect(addDays(from, days)).toBe(to);
    });

    it('adding a month does not skip one', () => {
      expect(addMonths('1994-11-30', 1)).toBe('1994-12-30');
      expect(addMonths('1994-12-01', 1)).toBe('1995-01-01');
      expect(addMonths('2011-11-30', 1)).toBe('2011-12-30');
      expect(formatLongDate('2011-12-30')).toBe('30 December 2011');
    });
  },
);
