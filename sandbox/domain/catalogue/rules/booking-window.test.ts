import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDaysBetween, toInstant, toLocalTime } from '../../common/index.ts';
import type { WindowRules } from '../../common/types.ts';
import { calculateBookingWindow, calculateDayOpening, deriveWindowState } from './booking-window.ts';

const rules: WindowRules = {
  member: { days: 8, at: '07:00' },
  other: { days: 7, at: '07:00' },
  closesMinutesBefore: 0,
};

const buildSession = (localDate: string, localStart = '18:30') => ({
  localDate,
  localStart,
  startsAt: toInstant(localDate, localStart),
  opensAtOverride: null,
});

describe('the booking window', () => {
  test('the booking window opens for members at 07:00 eight days before, and for others a day later', () => {
    const session = buildSession('2026-12-01');
    expect(calculateBookingWindow(session, rules, true).opensAt.toISOString()).toBe(
      '2026-11-23T07:00:00.000Z',
    );
    expect(calculateBookingWindow(session, rules, false).opensAt.toISOString()).toBe(
      '2026-11-24T07:00:00.000Z',
    );
  });

  test.each([
    ['2026-10-30', '2026-10-22T06:00:00.000Z'],
    ['2027-04-02', '2027-03-25T07:00:00.000Z'],
    ['2027-04-05', '2027-03-28T06:00:00.000Z'],
  ])('for %s booking opens at %s: calendar days count, even across a clock change', (date, opens) => {
    expect(calculateBookingWindow(buildSession(date), rules, true).opensAt.toISOString()).toBe(opens);
  });

  // Proves B2.6.
  test('the booking window opens at 07:00 in London on the eighth day before every date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: countDaysBetween('2024-01-01', '2034-12-31') }), (days) => {
        const date = addDays('2024-01-01', days);
        const { opensAt } = calculateBookingWindow(buildSession(date), rules, true);
        expect(toLocalTime(opensAt)).toEqual({ date: addDays(date, -8), time: '07:00' });
      }),
    );
  });

  test('the booking window opens at the time of the session’s own start if the rule says so', () => {
    const rolling = { ...rules, other: { days: 7, at: 'start' } };
    expect(
      calculateBookingWindow(buildSession('2026-12-01', '18:45'), rolling, false).opensAt.toISOString(),
    ).toBe('2026-11-24T18:45:00.000Z');
  });

  test('the booking window is closed until the exact second, open from then on, and closed from the start of the session', () => {
    const window = calculateBookingWindow(buildSession('2026-12-01'), rules, true);
    const readStateAt = (instant: string) => deriveWindowState(window, new Date(instant));
    expect(readStateAt('2026-11-23T06:59:59.999Z')).toBe('not_yet');
    expect(readStateAt('2026-11-23T07:00:00.000Z')).toBe('open');
    expect(readStateAt('2026-12-01T18:29:59.999Z')).toBe('open');
    expect(readStateAt('2026-12-01T18:30:00.000Z')).toBe('closed');
  });

  test('the booking window closes some minutes before the start if the rule says so', () => {
    const earlyWindow = calculateBookingWindow(
      buildSession('2026-12-01'),
      { ...rules, closesMinutesBefore: 30 },
      true,
    );
    expect(deriveWindowState(earlyWindow, new Date('2026-12-01T17:59:59Z'))).toBe('open');
    expect(deriveWindowState(earlyWindow, new Date('2026-12-01T18:00:00Z'))).toBe('closed');
  });

  test('an opening time that staff set for one session applies to everybody', () => {
    const opensAtOverride = new Date('2026-11-30T12:05:00Z');
    for (const isMember of [true, false])
      expect(
        calculateBookingWindow({ ...buildSession('2026-12-01'), opensAtOverride }, rules, isMember).opensAt,
      ).toEqual(opensAtOverride);
  });
});

describe('the day that opens today', () => {
  test('the day that opens today is a day later for members, at 07:00 in London', () => {
    expect(calculateDayOpening(rules, true, '2026-07-01')).toEqual({
      date: '2026-07-09',
      opensAt: new Date('2026-07-01T06:00:00.000Z'),
    });
    expect(calculateDayOpening(rules, false, '2026-07-01').date).toBe('2026-07-08');
  });

  test('the day that opens today has no opening time if each session opens at the time of its own start', () => {
    const rolling = { ...rules, other: { days: 7, at: 'start' } };
    expect(calculateDayOpening(rolling, false, '2026-07-01')).toEqual({ date: '2026-07-08', opensAt: null });
  });

  test('the day that opens today is the last that can be booked once booking has opened', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 3_000 }), (isMember, offset) => {
        const today = addDays('2024-01-01', offset);
        const { date, opensAt } = calculateDayOpening(rules, isMember, today);
        const calculateOpening = (day: string) =>
          calculateBookingWindow(buildSession(day), rules, isMember).opensAt;
        expect(calculateOpening(date)).toEqual(opensAt);
        expect(calculateOpening(addDays(date, 1)) > toInstant(today, '23:59')).toBe(true);
      }),
    );
  });
});
