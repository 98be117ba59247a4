import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, formatDate, formatLongDate, isIsoDate, isoDate } from './date';
import { AHEAD, readTypedDate, withSlashes } from './typed/typed-date';

describe('dates', () => {
  it.each([
    ['2027-02-01', '01/02/2027', '1 February 2027'],
    ['nonsense', '', ''],
    ['2027-02-30', '', ''],
  ])('%s is shown as %s and written out as %s', (iso, short, long) => {
    expect(formatDate(iso)).toBe(short);
    expect(formatLongDate(iso)).toBe(long);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i month is %s', (from, months, to) => {
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
    expect(isoDate(year, month, day)).toBe(iso);
  });

  it.each(['x2026-01-01', '2026-01-01x', '12026-01-01', '2026-1-1', '2026-01-32', ''])(
    '%j is no day',
    (value) => {
      expect(isIsoDate(value)).toBe(false);
    },
  );

  it('days added and taken away again give the same day, over any clock change', () => {
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
  'on a device in %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it.each([
      // Kiritimati and Samoa have each left out a whole day; the others are nights of daylight saving.
      ['1994-12-30', 1, '1994-12-31'],
      ['1994-12-31', 1, '1995-01-01'],
      ['2011-12-29', 1, '2011-12-30'],
      ['2026-03-28', 1, '2026-03-29'],
      ['2026-03-29', 1, '2026-03-30'],
      ['2026-10-24', 1, '2026-10-25'],
      ['2026-10-26', -1, '2026-10-25'],
    ])('%s and %i day is %s', (from, days, to) => {
      expect(addDays(from, days)).toBe(to);
    });

    it('a month is a month', () => {
      expect(addMonths('1994-11-30', 1)).toBe('1994-12-30');
      expect(addMonths('1994-12-01', 1)).toBe('1995-01-01');
      expect(addMonths('2011-11-30', 1)).toBe('2011-12-30');
      expect(formatLongDate('2011-12-30')).toBe('30 December 2011');
    });
  },
);

describe('typed dates', () => {
  it.each([
    '1/2/1990',
    '01/02/1990',
    '01-02-1990',
    '1.2.1990',
    '01021990',
    '1 Feb 1990',
    '1st february 1990',
    '1990-02-01',
    ' 1 2 1990 ',
    '1990-2-1',
    '1, feb., 1990',
    '1-FEB-1990',
    '010290',
    '01/02/90',
    "1/2/'90",
    '121990',
    '19900201',
    'Feb 1 1990',
    'February 1st, 1990',
    'Thursday 1 February 1990',
    '1st of February 1990',
    '01–02–1990',
    '01−02−1990',
    '01⁄02⁄1990',
    '０１／０２／１９９０',
    '٠١/٠٢/١٩٩٠',
    '۰۱/۰۲/۱۹۹۰',
    '\u200E01\u200F/02/\u202A1990\u202C',
    '01\u00A002\u202F1990',
    'O1/O2/199O',
    'l/2/I990',
    '(01/02/1990).',
    '“01/02/1990”',
  ])('%s is the first of February 1990', (typed) => {
    expect(readTypedDate(typed)).toEqual({ kind: 'date', iso: '1990-02-01' });
  });

  it.each([
    ['1.12.26', '2026-12-01'],
    ['1/3/27', '2027-03-01'],
    ['010327', '2027-03-01'],
    ["1 Mar '36", '2036-03-01'],
  ])('%s is %s where only days that lie ahead can be meant', (typed, iso) => {
    expect(readTypedDate(typed, { ...AHEAD, thisYear: 2026 })).toEqual({ kind: 'date', iso });
  });

  it.each(['1.12.25', '1.12.37'])('%s names no year that lies ahead and not far', (typed) => {
    expect(readTypedDate(typed, { ...AHEAD, thisYear: 2026 })).toEqual({ kind: 'problem', part: 'year' });
  });

  it.each([
    ['32/01/1990', 'day'],
    ['30/02/1990', 'day'],
    ['00/01/1990', 'day'],
    ['001/01/1990', 'day'],
    ['x1/01/1990', 'day'],
    ['st1/01/1990', 'day'],
    ['32/13/1990', 'day'],
    ['00/13/1990', 'day'],
    ['x1990-02-01', 'day'],
    ['1990-02-01x', 'day'],
    ['1x/01/1990', 'day'],
    ['1stst/01/1990', 'day'],
    ['01/00/1990', 'month'],
    ['01/fe/1990', 'month'],
    ['01/feb2/1990', 'month'],
    ['01/2feb/1990', 'month'],
    ['01/2x/1990', 'month'],
    ['01/x2/1990', 'month'],
    ['01/02/0999', 'year'],
    ['01/02/19900', 'year'],
    ['01/02/x990', 'year'],
    ['010219901', 'format'],
    ['x01021990', 'format'],
    ['01/02/1990/1', 'format'],
    ['01/13/1990', 'month'],
    ['01/xx/1990', 'month'],
    ['01/02/26', 'year'],
    ['010226', 'year'],
    ['320190', 'day'],
    ['01/02', 'format'],
    ['soon', 'format'],
  ])('%s is wrong in its %s', (typed, part) => {
    expect(readTypedDate(typed)).toEqual({ kind: 'problem', part });
  });

  it('seven digits are asked about when they are two dates, and read when they are one', () => {
    expect(readTypedDate('1021990')).toEqual({
      kind: 'problem',
      part: 'format',
      either: ['1990-02-01', '1990-02-10'],
    });
    expect(readTypedDate('3121990')).toEqual({ kind: 'date', iso: '1990-12-03' });
    expect(readTypedDate('9021990')).toEqual({ kind: 'date', iso: '1990-02-09' });
    expect(readTypedDate('20121012')).toEqual({ kind: 'date', iso: '2012-10-12' });
  });

  it.each([
    [2026, '37', 'date'],
    [2026, '36', 'problem'],
    [2026, '16', 'problem'],
    [2026, '15', 'date'],
  ])(
    'in %i the year %s is a %s: a year of two digits is read where it can be one only',
    (now, year, kind) => {
      expect(readTypedDate(`01/02/${year}`, { thisYear: now }).kind).toBe(kind);
    },
  );

  it.each(['1st', '2nd', '3rd', '4th'])('the %s of a month is its day', (day) => {
    const iso = `1990-02-0${Number.parseInt(day, 10)}`;
    expect(readTypedDate(`${day} Feb 1990`)).toEqual({ kind: 'date', iso });
  });

  it('every month is known by the beginning of its name, and by its number', () => {
    const names = Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index)),
    );
    names.forEach((name, index) => {
      const iso = `1990-${String(index + 1).padStart(2, '0')}-09`;
      for (const month of [name, name.slice(0, 3), index + 1])
        expect(readTypedDate(`9 ${month} 1990`)).toEqual({ kind: 'date', iso });
    });
  });

  it('the year 1000 is the earliest', () => {
    expect(readTypedDate('1/1/1000')).toEqual({ kind: 'date', iso: '1000-01-01' });
  });

  it('nothing typed is empty, not wrong', () => {
    expect(readTypedDate('  ')).toEqual({ kind: 'empty' });
  });

  it('reads back every day that the forms can show, and never throws', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const iso = isoDate(y, m, d);
          if (iso) expect(readTypedDate(formatDate(iso))).toEqual({ kind: 'date', iso });
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(readTypedDate(typed).kind).toMatch(/empty|date|problem/);
      }),
    );
  });
});

/** A field that keeps what is typed into it, one key after the other; `<` deletes the last sign. */
function typedInto(keys: string): string[] {
  let [shown, isOurs] = ['', false];
  return [...keys].map((key) => {
    const typed = key === '<' ? shown.slice(0, -1) : shown + key;
    const next = withSlashes(typed, shown, isOurs);
    isOurs = next !== typed ? next.includes('/') : isOurs && /^[\d/]*$/.test(typed);
    shown = next;
    return shown;
  });
}

describe('slashes in a date field', () => {
  it('come by themselves', () => {
    expect(typedInto('01021990')).toEqual([
      '0',
      '01',
      '01/0',
      '01/02',
      '01/02/1',
      '01/02/19',
      '01/02/199',
      '01/02/1990',
    ]);
  });

  it.each(['1/2/1990', '01/02/1990', '01-02-1990', '1.2.1990', '1 Feb 1990', '01 02 1990', '01/23', '32'])(
    'leave %s as it is typed',
    (typed) => {
      expect(typedInto(typed).at(-1)).toBe(typed);
    },
  );

  it.each([
    ['1990-02-01', '1990-02-01'],
    ['2012-05-01', '2012-05-01'],
    ['3121990', '3121990'],
    ['1021990', '1021990'],
  ])('go again where %s was no day and month', (typed, shown) => {
    expect(typedInto(typed).at(-1)).toBe(shown);
  });

  it.each([
    ['0102<', '01/0'],
    ['0102<<', '01/'],
    ['0102<<<', '01'],
    ['0102<<<<', '0'],
    ['0102<<3', '01/3'],
    ['0102<<<3', '01/3'],
    ['01021990<<<<<', '01/02'],
  ])('never stand in the way of deleting: %s', (keys, shown) => {
    expect(typedInto(keys).at(-1)).toBe(shown);
  });

  it('leave a pasted date as it is', () => {
    expect(withSlashes('01021990', '', false)).toBe('01021990');
    expect(withSlashes('011/02', '01/02', true)).toBe('011/02');
  });
});
