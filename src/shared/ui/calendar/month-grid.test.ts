import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib';
import { clampDay, findDayAfterKey, getWeekday, hasChoosableDay, listWeeks } from './month-grid';

const bounds = { min: '2026-11-20', max: '2027-01-20' };

describe('a month of the calendar', () => {
  it('a month’s weeks begin on Monday and contain every day once', () => {
    const weeks = listWeeks('2026-11-20');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it('a month has four weeks if February begins on a Monday', () => {
    expect(listWeeks('2027-02-01')).toHaveLength(4);
  });

  it.each([
    ['2026-11-23', 0],
    ['2026-11-22', 6],
    ['1969-12-31', 2],
  ])('%s is day %i of its week', (day, weekday) => {
    expect(getWeekday(day)).toBe(weekday);
  });

  it('in any month, each day is in the column of its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        for (const week of listWeeks(addDays('1970-01-01', days)))
          week.forEach((day, column) => {
            if (day !== null) expect(getWeekday(day)).toBe(column);
          });
      }),
      { numRuns: 50 },
    );
  });

  it('the calendar only turns to a month with selectable days', () => {
    expect(hasChoosableDay('2026-10-31', bounds)).toBe(false);
    expect(hasChoosableDay('2026-11-01', bounds)).toBe(true);
    expect(hasChoosableDay('2027-02-01', bounds)).toBe(false);
  });
});

describe('calendar keys', () => {
  it.each([
    ['ArrowLeft', false, '2026-12-15'],
    ['ArrowRight', false, '2026-12-17'],
    ['ArrowUp', false, '2026-12-09'],
    ['ArrowDown', false, '2026-12-23'],
    ['Home', false, '2026-12-14'],
    ['End', false, '2026-12-20'],
    ['PageDown', false, '2027-01-16'],
    ['PageUp', false, '2026-11-20'],
    ['PageDown', true, '2027-01-20'],
    ['PageUp', true, '2026-11-20'],
  ])('%s (with Shift: %s) moves from Wednesday 16 December to %s', (key, isShifted, day) => {
    expect(findDayAfterKey('2026-12-16', key, isShifted, bounds)).toBe(day);
  });

  it('other keys are ignored', () => {
    expect(findDayAfterKey('2026-12-16', 'Enter', false, bounds)).toBeNull();
    expect(findDayAfterKey('2026-12-16', 'constructor', false, bounds)).toBeNull();
  });

  it('a day outside the bounds becomes the nearest one inside', () => {
    expect(clampDay('2020-01-01', bounds)).toBe('2026-11-20');
    expect(clampDay('2030-01-01', bounds)).toBe('2027-01-20');
    expect(clampDay('2026-12-01', bounds)).toBe('2026-12-01');
  });
});
