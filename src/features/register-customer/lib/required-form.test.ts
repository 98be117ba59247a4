import { expect, test } from 'vitest';
import type { Condition, DataFieldForm } from '@/shared/api';
import { aDataField } from '@/shared/testing';
import { toRequiredForm } from './required-form';

const name = aDataField({ name: 'name', label: 'Name', isRequired: true });
const heard = aDataField({ name: 'heard', label: 'How did you hear about us?', isRequired: false });
const where = aDataField({ name: 'where', label: 'Where?', isRequired: true });
const nothingAsked = { asked: [], required: [] };
const whenHeard: Condition = {
  test: { properties: { heard: { const: 'other' } }, required: ['heard'] },
  met: { asked: ['where'], required: ['where'] },
  unmet: nothingAsked,
};

function formOf(
  fields: DataFieldForm['sections'][number]['sectionFields'],
  ...allOf: Condition[]
): DataFieldForm {
  const section = { sectionName: 'About you', sectionReference: 'about', sectionFields: fields };
  const conditions = { allOf, dependentRequired: {}, dependentSchemas: {} };
  return {
    checksum: 'abc',
    unavailableFields: [],
    sections: [allOf.length > 0 ? { ...section, conditions } : section],
  };
}
const listAskedNames = (form: DataFieldForm) =>
  toRequiredForm(form).sections.map(({ sectionFields }) => sectionFields.map((field) => field.name));

test('optional fields are left out', () => {
  expect(listAskedNames(formOf([name, heard]))).toEqual([['name']]);
});

test('a section of optional fields is left out', () => {
  expect(listAskedNames(formOf([heard]))).toEqual([]);
});

test('a field that depends only on an optional answer is left out too', () => {
  expect(listAskedNames(formOf([name, heard, where], whenHeard))).toEqual([['name']]);
});

test.each<[string, Condition]>([
  [
    'rests on a required answer',
    { ...whenHeard, test: { properties: { name: { const: 'other' } }, required: ['name'] } },
  ],
  ['holds without an answer', { ...whenHeard, test: { properties: {}, required: [] } }],
  [
    'asks as long as there is no answer',
    { ...whenHeard, met: nothingAsked, unmet: { asked: ['where'], required: ['where'] } },
  ],
])('a section with a condition that %s keeps all of its fields', (_, condition) => {
  expect(listAskedNames(formOf([name, heard, where], condition))).toEqual([['name', 'heard', 'where']]);
});
