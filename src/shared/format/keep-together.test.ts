import { expect, test } from 'vitest';
import { joinUnbreakable } from './keep-together';

const showSpaces = (text: string) => joinUnbreakable(text).replaceAll('\u00a0', '_');

test.each([
  ['£36.50 a month, then £30 a year', '£36.50_a_month, then £30_a_year'],
  ['from 26 Nov to 14 December 2026 (19 days)', 'from 26_Nov to 14_December 2026 (19_days)'],
  ['0.7 miles, 12 months, 1 day, 15 minutes, 2 hours', '0.7_miles, 12_months, 1_day, 15_minutes, 2_hours'],
  ['12 Ardwick Row, Manchester, M12 6FZ', '12 Ardwick Row, Manchester, M12_6FZ'],
  ['SW1A 1AA and W1A 0AX', 'SW1A_1AA and W1A_0AX'],
  ['Thu 12 Nov to Fri 1 Jan, 16:00 to 16:30', 'Thu_12_Nov to Fri_1_Jan, 16:00_to_16:30'],
  [
    '2 of 6 visits, 12 spaces, 3 classes, 10 MB, £28.00 a day',
    '2_of_6_visits, 12_spaces, 3_classes, 10_MB, £28.00_a_day',
  ],
  ['Saturday 28 November', 'Saturday 28_November'],
  ['Studio 1 · Aged 16 and over', 'Studio 1 · Aged 16_and_over'],
  ['Room 3 above, 2 daylight lamps, level 2 a star', 'Room 3 above, 2 daylight lamps, level 2 a star'],
])('in "%s", no line breaks within an amount, a date or a unit', (text, expected) => {
  expect(showSpaces(text)).toBe(expected);
});

test('in the children of an element each text is kept together, and what is no text stays as it is', () => {
  expect(joinUnbreakable(['26 Nov', 5, null])).toEqual(['26\u00a0Nov', 5, null]);
});
