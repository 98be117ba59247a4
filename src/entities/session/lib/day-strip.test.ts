import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/shared/lib';
import { buildDayStrip, countDaysBetween, STRIP_DAYS } from './day-strip';

const FIRST = '2026-11-23';
const LAST = '2027-11-23';

describe('the day strip', () => {
  it('the day strip begins today, with no earlier days', () => {
    const strip = buildDayStrip(FIRST, FIRST, LAST);
    expect(strip.dates[0]).toBe(FIRST);
    expect(strip.dates).toHaveLength(8);
    expect(strip.previous).toBeNull();
    expect(strip.next).toBe('2026-12-01');
  });

  it('the day strip stays when its last day is chosen', () => {
    expect(buildDayStrip('2026-11-30', FIRST, LAST).dates[0]).toBe(FIRST);
  });

  it('the day strip moves on by a week', () => {
    const strip = buildDayStrip('2026-12-01', FIRST, LAST);
    expect(strip.dates[0]).toBe('2026-11-30');
    expect(strip.previous).toBe('2026-11-24');
    expect(strip.next).toBe('2026-12-08');
  });

  it('the day strip ends with the last available day', () => {
    const strip = buildDayStrip('2026-11-24', FIRST, '2026-11-26');
    expect(strip.dates).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
    expect(strip.next).toBeNull();
    expect(buildDayStrip('2026-11-30', FIRST, '2026-12-02').next).toBe('2026-12-02');
  });

  it('the day strip contains the chosen day and continues without gaps, even when the clocks change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), (day) => {
        const first = '2026-10-20';
        const chosenDate = addDays(first, day);
        const strip = buildDayStrip(chosenDate, first, '2028-01-01');
        expect(strip.dates).toContain(chosenDate);
        expect(strip.dates).toHaveLength(STRIP_DAYS);
        expect(countDaysBetween(strip.dates[0] ?? '', strip.dates.at(-1) ?? '')).toBe(STRIP_DAYS - 1);
        const nextStrip = buildDayStrip(strip.next ?? '', first, '2028-01-01');
        expect(countDaysBetween(strip.dates[0] ?? '', nextStrip.dates[0] ?? '')).toBe(7);
        expect(strip.previous === null).toBe(day <= 7);
      }),
    );
  });
});
