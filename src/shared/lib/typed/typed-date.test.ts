import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, toIsoDate } from '../date';
import { FUTURE_YEAR_LIMITS, insertSlashes, readTypedDate } from './typed-date';

describe('typed dates', () => {
  // Proves J4.9.
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
  ])('%s is 1 February 1990', (typed) => {
    expect(readTypedDate(typed)).toEqual({ kind: 'date', iso: '1990-02-01' });
  });

  it.each([
    ['1.12.26', '2026-12-01'],
    ['1/3/27', '2027-03-01'],
    ['010327', '2027-03-01'],
    ["1 Mar '36", '2036-03-01'],
  ])('%s is %s where only future dates make sense', (typed, iso) => {
    expect(readTypedDate(typed, { ...FUTURE_YEAR_LIMITS, thisYear: 2026 })).toEqual({ kind: 'date', iso });
  });

  it.each(['1.12.25', '1.12.37'])('%s names no year that lies ahead and not far', (typed) => {
    expect(readTypedDate(typed, { ...FUTURE_YEAR_LIMITS, thisYear: 2026 })).toEqual({
      kind: 'problem',
      part: 'year',
    });
  });

  // Proves J4.10.
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
  ])('%s has an invalid %s', (typed, part) => {
    expect(readTypedDate(typed)).toEqual({ kind: 'problem', part });
  });

  it('seven digits are ambiguous if they can be two dates, and parsed if they can be only one', () => {
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
  ])('in %i the year %s is a %s: a two-digit year is parsed only if it is unambiguous', (now, year, kind) => {
    expect(readTypedDate(`01/02/${year}`, { thisYear: now }).kind).toBe(kind);
  });

  it.each(['1st', '2nd', '3rd', '4th'])('the %s of a month is its day', (day) => {
    const iso = `1990-02-0${Number.parseInt(day, 10)}`;
    expect(readTypedDate(`${day} Feb 1990`)).toEqual({ kind: 'date', iso });
  });

  it('every month is recognised by its first letters and by its number', () => {
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

  it('an empty field is empty, not invalid', () => {
    expect(readTypedDate('  ')).toEqual({ kind: 'empty' });
  });

  it('every date that the forms show can be parsed again, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const iso = toIsoDate(y, m, d);
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

/** Simulates a date field into which keys are typed one after the other; `<` deletes the last character. */
function typedInto(keys: string): string[] {
  let [shown, isOurs] = ['', false];
  return [...keys].map((key) => {
    const typed = key === '<' ? shown.slice(0, -1) : shown + key;
    const next = insertSlashes(typed, shown, isOurs);
    isOurs = next !== typed ? next.includes('/') : isOurs && /^[\d/]*$/.test(typed);
    shown = next;
    return shown;
  });
}

describe('slashes in a date field', () => {
  it('slashes are inserted automatically', () => {
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
    'no slashes are inserted into %s',
    (typed) => {
      expect(typedInto(typed).at(-1)).toBe(typed);
    },
  );

  it.each([
    ['1990-02-01', '1990-02-01'],
    ['2012-05-01', '2012-05-01'],
    ['3121990', '3121990'],
    ['1021990', '1021990'],
  ])('inserted slashes are removed again if %s turns out not to be a day and month', (typed, shown) => {
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
  ])('inserted slashes never get in the way of deleting: %s', (keys, shown) => {
    expect(typedInto(keys).at(-1)).toBe(shown);
  });

  it('a pasted date stays as it is', () => {
    expect(insertSlashes('01021990', '', false)).toBe('01021990');
    expect(insertSlashes('011/02', '01/02', true)).toBe('011/02');
  });
});
