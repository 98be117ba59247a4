import { expect, test } from 'vitest';
import type { DataField } from '@/shared/api';
import { aDataField, sectionsOf } from '@/shared/testing';
import { listKnownSections } from './known-details';

const options = [
  { value: 'friend', label: 'A friend' },
  { value: 'search', label: 'A search engine' },
];

test.each<[Partial<DataField>, string | undefined]>([
  [{ answer: 'Sam' }, 'Sam'],
  [{ answer: 4 }, '4'],
  [{ answer: null }, undefined],
  [{ answer: '' }, undefined],
  [{ type: 'date', answer: '1990-02-01' }, '01/02/1990'],
  [{ type: 'date', answer: '1990-02-01T00:00:00Z' }, '01/02/1990'],
  [{ type: 'select', options, answer: 'friend' }, 'A friend'],
  [{ type: 'select', options, answer: 'gone' }, 'gone'],
  [{ type: 'multi_select', options, answer: ['search', 'friend'] }, 'A search engine, A friend'],
  [{ type: 'multi_select', options, answer: [] }, undefined],
  [{ type: 'group', answer: [{ name: 'Alex', age: 7 }, { name: 'Sam' }] }, 'Alex 7, Sam'],
  [{ type: 'checkbox', answer: true }, 'Yes'],
  [{ type: 'checkbox', answer: false }, 'No'],
])('the answer %j is shown as %s', (field, value) => {
  const [section] = listKnownSections(sectionsOf(aDataField(field)));
  expect(section?.rows.map((row) => row.value)).toEqual(value === undefined ? undefined : [value]);
});

test('each answer is shown under its label, in its section', () => {
  const named = aDataField({ name: 'town', label: 'Town or city', answer: 'Norwich' });
  expect(listKnownSections(sectionsOf(named, aDataField()))).toEqual([
    { title: 'About you', rows: [{ key: 'town', label: 'Town or city', value: 'Norwich' }] },
  ]);
});
