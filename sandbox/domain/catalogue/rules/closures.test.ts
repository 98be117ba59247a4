import { expect, test } from 'vitest';
import { findClosedReason, findOpenWeekFrom } from './closures.ts';

const closures = [
  { firstDay: '12-25', lastDay: '12-26', reason: 'Christmas' },
  { firstDay: '2026-12-05', lastDay: '2026-12-05', reason: 'Works' },
];
const winter = [{ firstDay: '10-01', lastDay: '03-31', reason: 'Winter' }];

test.each([
  ['2026-12-24', null],
  ['2026-12-25', 'Christmas'],
  ['2034-12-26', 'Christmas'],
  ['2026-12-27', null],
  ['2026-12-05', 'Works'],
  ['2027-12-05', null],
])('on %s the reason why a centre is closed is: %s', (date, reason) => {
  expect(findClosedReason(closures, date)).toBe(reason);
});

test.each([
  ['2026-09-30', null],
  ['2026-10-01', 'Winter'],
  ['2026-12-31', 'Winter'],
  ['2027-03-31', 'Winter'],
  ['2027-04-01', null],
])('on %s the reason why a summer pool is closed is: %s', (date, reason) => {
  expect(findClosedReason(winter, date)).toBe(reason);
});

test('the next open week begins on the day or after it, and has no closed day', () => {
  const training = { firstDay: '2026-12-08', lastDay: '2026-12-08', reason: 'Training' };
  expect(findOpenWeekFrom(closures, '2026-12-06')).toEqual([
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
  ]);
  expect(findOpenWeekFrom([...closures, training], '2026-12-06')[0]).toBe('2026-12-14');
  expect(findOpenWeekFrom(closures, '2026-12-21')[0]).toBe('2026-12-28');
  const always = [{ firstDay: '01-01', lastDay: '12-31', reason: 'Gone' }];
  expect(findOpenWeekFrom(always, '2026-12-25')[0]).toBe('2026-12-28');
});
