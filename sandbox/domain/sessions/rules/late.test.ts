import { describe, expect, test } from 'vitest';
import { deriveLateArrival } from './late.ts';

const START = '2026-11-25T12:00:00.000Z';
const WEEK_LATER = '2026-12-02T12:00:00.000Z';
const at = (time: string) => new Date(`2026-11-25T${time}Z`);

describe('telling a centre that somebody will be late', () => {
  test.each([
    ['10:59:59', null],
    ['11:00:00', START],
    ['12:00:00', START],
    ['12:15:00', START],
    ['12:15:01', null],
  ])(
    'telling a centre that somebody will be late is possible from an hour before the start to a quarter of an hour after it: at %s',
    (time, startsAt) => {
      expect(deriveLateArrival([START], null, at(time))).toEqual({ startsAt, minutes: null });
    },
  );

  test('telling a centre concerns only the next start of a course; a message about an earlier start is dropped', () => {
    const told = { startsAt: START, minutes: 10 };
    const both = [START, WEEK_LATER];
    expect(deriveLateArrival(both, told, at('11:30:00'))).toEqual({ startsAt: START, minutes: 10 });
    const later = new Date('2026-12-02T11:30:00Z');
    expect(deriveLateArrival(both, told, later)).toEqual({ startsAt: WEEK_LATER, minutes: null });
  });

  test('a centre cannot be told about a booking without a start to come', () => {
    expect(deriveLateArrival([], { startsAt: START, minutes: 10 }, at('11:30:00'))).toEqual({
      startsAt: null,
      minutes: null,
    });
  });
});
