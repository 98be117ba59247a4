import { expect, test } from 'vitest';
import { calculateRenewedPeriod, findRenewalProblem } from './renewal.ts';

const swim = { endDate: '2027-03-10', fixedDuration: 30, fixedPeriod: 'days' };
const yearly = { endDate: '2027-03-31', fixedDuration: 1, fixedPeriod: 'years' };

test('the next period begins the day after the end, without a gap', () => {
  expect(calculateRenewedPeriod(swim, '2027-03-01')).toEqual({
    startDate: '2027-03-11',
    endDate: '2027-04-09',
  });
  expect(calculateRenewedPeriod(yearly, '2027-03-01')).toEqual({
    startDate: '2027-04-01',
    endDate: '2028-03-31',
  });
});

test('a membership that has ended is renewed from today', () => {
  expect(calculateRenewedPeriod(swim, '2027-03-20')).toEqual({
    startDate: '2027-03-20',
    endDate: '2027-04-18',
  });
});

test.each([
  ['31 days before its end', '2027-02-07', 'You can renew this membership from 8 February 2027.'],
  ['30 days before its end', '2027-02-08', null],
  ['on its last day', '2027-03-10', null],
  ['30 days after its end', '2027-04-09', null],
  [
    '31 days after its end',
    '2027-04-10',
    'This membership ended too long ago to be renewed. You can buy it again.',
  ],
])('whether a membership is renewed %s', (_, today, problem) => {
  expect(findRenewalProblem(swim, today)).toBe(problem);
});
