import { expect, test } from 'vitest';
import { readHomeAddress } from './read-home-address';

const field = (name: string, answer: string, autocomplete = '') => ({ name, answer, autocomplete });

test('the address is found by autocomplete tokens, whatever the operator calls its fields', () => {
  const answers = [
    field('strasse', ' 4 Mill Lane ', 'address-line1'),
    field('zusatz', 'Flat 2', 'shipping address-line2'),
    field('ort', 'Norwich', 'address-level2'),
    field('plz', 'NR1 1SR', 'postal-code'),
  ];
  expect(readHomeAddress(answers)).toEqual({
    lineOne: '4 Mill Lane',
    lineTwo: 'Flat 2',
    city: 'Norwich',
    postcode: 'NR1 1SR',
  });
});

test('fields with common names need no autocomplete token, and unanswered parts are empty', () => {
  const answers = [field('address_1', '4 Mill Lane'), field('address_2', ''), field('postcode', 'NR1 1SR')];
  expect(readHomeAddress(answers)).toEqual({
    lineOne: '4 Mill Lane',
    lineTwo: '',
    city: '',
    postcode: 'NR1 1SR',
  });
});

test('a customer whose address the operator does not have has none', () => {
  expect(readHomeAddress([field('address_1', ''), field('first_name', 'Sam')])).toBeNull();
  expect(readHomeAddress([])).toBeNull();
});
