import { expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing';
import { buildChangeCosts } from '../../../../../tests/fixtures/memberships.ts';
import { buildChangeRequest } from './change-details';

const bankDetails = {
  accountHolder: 'Ada Byron',
  accountDetails: {
    sortCode: '089999',
    accountNumber: '66374958',
    billingAddressLineOne: '1 High Street',
    billingAddressLineTwo: '',
    billingCity: 'Leeds',
    billingPostcode: 'LS1 4DY',
  },
};
const chosenChange = {
  membershipId: 'm-1',
  optionId: 'o-1',
  startDate: '2026-12-01',
  costs: toCamelCase(buildChangeCosts()),
  bankDetails: null,
};

test('the change of a customer with an instruction is sent with only its date', () => {
  expect(buildChangeRequest(chosenChange)).toEqual({
    membershipId: 'm-1',
    optionId: 'o-1',
    details: { startDate: '2026-12-01' },
  });
});

test('bank details are sent with the acceptance of their terms', () => {
  expect(buildChangeRequest({ ...chosenChange, bankDetails })?.details).toEqual({
    startDate: '2026-12-01',
    ...bankDetails,
    ddTermsAccepted: true,
  });
});

test('the sent billing day is that of the price', () => {
  const costs = toCamelCase(buildChangeCosts({ billing_day: 28, billing_days: [1, 28] }));
  expect(buildChangeRequest({ ...chosenChange, costs })?.details).toEqual({
    startDate: '2026-12-01',
    billingDay: 28,
  });
});

test.each([
  ['before there is a price', { costs: null }],
  ['before a membership is chosen', { optionId: null }],
])('nothing is sent %s', (_, missingChoice) => {
  expect(buildChangeRequest({ ...chosenChange, ...missingChoice })).toBeNull();
});
