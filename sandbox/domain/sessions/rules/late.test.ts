import { describe, expect, test } from 'vitest';
import { deriveLateArrival } from './late.ts';

const START = '2026-11-25T12:00:00.000Z';
const WEEK_LATER = '2026-12-02T12:00:00.000Z';
const toInstant = (time: string) => new Date(`2026-11-25T${time}Z`);

describe('reporting a late arrival', () => {
  test.each([
    ['10:59:59', null],
    ['11:00:00', START],
    ['12:00:00', START],
    ['12:15:00', START],
    ['12:15:01', null],
  ])('at %s, a late arrival for a start at 12:00 has the reportable start %s', (time, reportableStart) => {
    expect(deriveLateArrival([START], null, toInstant(time))).toEqual({ reportableStart, minutes: null });
  });

  test('a report about an earlier start of a course does not count for the next start', () => {
    const lastReport = { startsAt: START, minutes: 10 };
    const starts = [START, WEEK_LATER];
    expect(deriveLateArrival(starts, lastReport, toInstant('11:30:00'))).toEqual({
      reportableStart: START,
      minutes: 10,
    });
    const beforeSecondStart = new Date('2026-12-02T11:30:00Z');
    expect(deriveLateArrival(starts, lastReport, beforeSecondStart)).toEqual({
      reportableStart: WEEK_LATER,
      minutes: null,
    });
  });

  test('a late arrival cannot be reported for a booking without a start', () => {
    expect(deriveLateArrival([], { startsAt: START, minutes: 10 }, toInstant('11:30:00'))).toEqual({
      reportableStart: null,
      minutes: null,
    });
  });
});
