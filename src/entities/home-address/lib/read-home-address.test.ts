import { expect, test } from 'vitest';
import { readHomeAddress } from './read-home-address';

const field = (name: string, answer: string, autocomplete = '') => ({ name, answer, autocomplete });

test('the address is found by what browsers call its fields, whatever the operator calls them', () => {
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

test('fields with common names need no attribute, and parts without an answer are empty', () => {
  const answers = [field('address_1', '4 Mill Lane'), field('address_2', ''), field('postcode', 'NR1 1SR')];
  expect(readHomeAddress(answers)).toEqual({
    lineOne: '4 Mill Lane',
    lineTwo: '',
    city: '',
    postcode: 'NR1 1SR',
  });
});

test('a customer whose address the operator does not know has none', () => {
  expect(readHomeAddress([field('address_1', ''), field('first_name', 'Sam')])).toBeNull();
  expect(readHomeAddress([])).toBeNull();
});
