import { expect, test } from 'vitest';
import { findBillingProblems } from './billing-details.ts';

const details = {
  firstName: 'Al',
  lastName: 'Li',
  addressLineOne: '1 A',
  addressLineTwo: null,
  city: 'Ay',
  postcode: 'm1 1ae',
};

test('the shortest names and places that exist are accepted', () => {
  expect(findBillingProblems(details)).toEqual({});
});

test('a one-letter name is accepted if the account has it, and no other', () => {
  const short = { ...details, firstName: ' U ', lastName: 'O' };
  expect(findBillingProblems(short, { firstName: 'U', lastName: 'O' })).toEqual({});
  expect(Object.keys(findBillingProblems(short, { firstName: 'Una', lastName: 'Ó' }))).toEqual([
    'billing_first_name',
    'billing_last_name',
  ]);
  expect(findBillingProblems({ ...details, lastName: ' ' }, { firstName: '', lastName: '' })).toHaveProperty(
    'billing_last_name',
  );
});

test('each text that is too short gives an error', () => {
  const short = { firstName: ' A ', lastName: '', addressLineOne: ' 1A ', city: 'A', postcode: 'M1' };
  expect(findBillingProblems({ ...details, ...short })).toEqual({
    billing_first_name: ['First name must be at least 2 characters.'],
    billing_last_name: ['Last name must be at least 2 characters.'],
    billing_address_line_one: ['Address line 1 must be at least 3 characters.'],
    billing_city: ['Town or city must be at least 2 characters.'],
    billing_postcode: ['Please enter a valid postcode'],
  });
});
