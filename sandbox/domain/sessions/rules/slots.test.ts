import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../common/index.ts';
import { isPeakTime, listSlotTimes } from './slots.ts';

const HALL_HOURS = { opens: '07:00', closes: '22:00', minutes: 50, everyMinutes: 60 };
const listStarts = (date: string, hours = HALL_HOURS) =>
  listSlotTimes(date, hours).map(({ localStart }) => localStart);

describe('the slots of a day', () => {
  it('the slots of a day begin at opening and end by closing', () => {
    const slots = listSlotTimes('2026-11-24', HALL_HOURS);
    expect(slots).toHaveLength(15);
    expect(slots[0]).toEqual({
      startsAt: new Date('2026-11-24T07:00:00Z'),
      endsAt: new Date('2026-11-24T07:50:00Z'),
      localStart: '07:00',
      localEnd: '07:50',
    });
    expect(slots.at(-1)).toMatchObject({ localStart: '21:00', localEnd: '21:50' });
  });

  it.each([
    [
      'one that would end at the closing is the last',
      { ...HALL_HOURS, opens: '20:00', closes: '20:50' },
      ['20:00'],
    ],
    ['one that would end after it is none', { ...HALL_HOURS, opens: '20:00', closes: '20:49' }, []],
    ['nothing is open', { ...HALL_HOURS, opens: '22:00', closes: '07:00' }, []],
  ] as const)('%s', (_, hours, expected) => {
    expect(listStarts('2026-11-24', hours)).toEqual(expected);
  });

  const allDay = { opens: '00:00', closes: '24:00', minutes: 30, everyMinutes: 30 };
  it('the slots of a day skip the hour that does not exist when summer time starts', () => {
    expect(listStarts('2027-03-28', allDay).slice(0, 4)).toEqual(['00:00', '00:30', '02:00', '02:30']);
  });

  it('the slots of a day skip one that would begin before the previous one has ended, when summer time starts', () => {
    const quarters = { ...allDay, minutes: 15, everyMinutes: 18 };
    expect(listStarts('2028-03-26', quarters).slice(2, 5)).toEqual(['00:36', '00:54', '02:24']);
  });

  it('the slots of a day include the hour that occurs twice only once', () => {
    expect(listStarts('2026-10-25', allDay).slice(0, 5)).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '02:00',
    ]);
  });

  it('the slots of a day never overlap, start at different times and have the right length, on any day of ten years', () => {
    const days = fc.integer({ min: 0, max: 3_650 });
    const hours = fc.record({
      minutes: fc.integer({ min: 15, max: 90 }),
      pause: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(days, hours, (offset, { minutes, pause }) => {
        const date = addDays('2024-01-01', offset);
        const slots = listSlotTimes(date, { ...allDay, minutes, everyMinutes: minutes + pause });
        expect(new Set(slots.map(({ localStart }) => localStart)).size).toBe(slots.length);
        for (const [position, slot] of slots.entries()) {
          expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(minutes * 60_000);
          const next = slots[position + 1];
          if (next) expect(next.startsAt >= slot.endsAt, `${date} ${slot.localStart}`).toBe(true);
        }
      }),
    );
  });
});

it.each([
  ['16:00', false],
  ['17:00', true],
  ['19:00', true],
  ['20:00', false],
])('whether a slot at %s has the peak price: %s', (start, expected) => {
  expect(isPeakTime({ peakFrom: '17:00', peakUntil: '20:00' }, start)).toBe(expected);
  expect(isPeakTime({ peakFrom: null, peakUntil: null }, start)).toBe(false);
});
