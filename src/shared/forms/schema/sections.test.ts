import { expect, test } from 'vitest';
import { toFieldKey } from './field-key';
import {
  flattenValues,
  formatSectionKey,
  isSectionKey,
  listSectionSchemas,
  nestValues,
  toNestedPath,
} from './sections';

const uiSchema = {
  email: { 'ui:title': 'E-mail' },
  address: { town: {} },
  'section-0': { name: {} },
  'section-1': { children: {} },
};

test('a section and a field never share a key, whatever the operator calls the field', () => {
  expect([0, 9, 10, 123].map(formatSectionKey).every(isSectionKey)).toBe(true);
  const names = ['section-1', 'section-1-notes', 'my-section-1'];
  expect(
    [...names.map(toFieldKey), 'section-1-notes', 'my-section-1', 'section-'].filter(isSectionKey),
  ).toEqual([]);
});

test('properties that are not sections are left out of the form’s sections', () => {
  const section = { title: 'About you' };
  expect(listSectionSchemas({ properties: { 'section-0': section, 'section-1': true, name: {} } })).toEqual([
    section,
  ]);
});

test.each([
  ['name', ['section-0', 'name']],
  ['children.0.name', ['section-1', 'children', '0', 'name']],
  ['email', ['email']],
  ['town', ['town']],
])('the field %s is at %j', (path, keys) => {
  expect(toNestedPath(uiSchema, path)).toEqual(keys);
});

test.each([
  [
    { name: 'Ada', email: 'a@b.co', later: { name: 'x' } },
    { 'section-0': { name: 'Ada' }, 'section-1': {}, email: 'a@b.co', later: { name: 'x' } },
  ],
  [{ children: [{ name: 'Sam' }] }, { 'section-0': {}, 'section-1': { children: [{ name: 'Sam' }] } }],
])('answers are nested into their sections, and flattening restores them: %j', (values, nested) => {
  expect(nestValues(uiSchema, values)).toEqual(nested);
  expect(flattenValues(nested)).toEqual(values);
});
