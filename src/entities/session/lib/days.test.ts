import { describe, expect, it } from 'vitest';
import { dayName, dayNumber, monthName, shortDayName, weekdayName } from './days';

describe('names of days', () => {
  it('a day has a full name, and shorter ones for narrow columns', () => {
    expect(dayName('2026-11-24')).toBe('Tuesday 24 November');
    expect(shortDayName('2026-12-01')).toBe('Tue 1 Dec');
    expect([weekdayName('2026-12-01'), dayNumber('2026-12-01'), monthName('2026-12-01')]).toEqual([
      'Tue',
      '1',
      'Dec',
    ]);
  });
});
