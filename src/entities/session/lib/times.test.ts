import { expect, test } from 'vitest';
import { shortDayName } from './days';
import { formatDayAndTimes, formatTimes } from './times';

const session = { localDate: '2026-11-24', localStart: '18:30', localEnd: '19:15' };

test('a session’s times read as its start and end', () => {
  expect(formatTimes(session)).toBe('18:30 to 19:15');
  expect(formatDayAndTimes(shortDayName(session.localDate), session)).toBe('Tue 24 Nov, 18:30 to 19:15');
});
