import { expect, test } from 'vitest';
import type { DataField } from '@/shared/api';
import { readHomeAddress } from './read-home-address';

function field(name: string, answer: DataField['answer'], autocomplete?: string): DataField {
  return {
    name,
    path: `user.${name}`,
    label: name,
    type: 'text',
    isRequired: false,
    isAuthorised: true,
    htmlAttributes: autocomplete === undefined ? {} : { autocomplete },
    metadata: { description: null },
    options: [],
    answer,
  };
}

const sectionsOf = (...sectionFields: DataField[]) => [
  { sectionName: 'How to reach you', sectionReference: 'contact', sectionFields },
];

test('the address is found by what browsers call its fields, whatever the operator calls them', () => {
  const sections = sectionsOf(
    field('strasse', ' 4 Mill Lane ', 'address-line1'),
    field('zusatz', 'Flat 2', 'shipping address-line2'),
    field('ort', 'Norwich', 'address-level2'),
    field('plz', 'NR1 1SR', 'postal-code'),
  );
  expect(readHomeAddress(sections)).toEqual({
    lineOne: '4 Mill Lane',
    lineTwo: 'Flat 2',
    city: 'Norwich',
    postcode: 'NR1 1SR',
  });
});

test('fields with common names need no attribute, and parts without an answer are empty', () => {
  const sections = sectionsOf(
    field('address_1', '4 Mill Lane'),
    field('address_2', null),
    field('town', ['Norwich']),
    field('postcode', 'NR1 1SR'),
  );
  expect(readHomeAddress(sections)).toEqual({
    lineOne: '4 Mill Lane',
    lineTwo: '',
    city: '',
    postcode: 'NR1 1SR',
  });
});

test('a customer whose address the operator does not know has none', () => {
  expect(readHomeAddress(sectionsOf(field('address_1', null), field('first_name', 'Sam')))).toBeNull();
  expect(readHomeAddress([])).toBeNull();
});
