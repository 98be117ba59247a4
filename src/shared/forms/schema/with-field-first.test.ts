import { expect, test } from 'vitest';
import { findFieldByToken } from './field-by-token';
import { moveFieldFirst } from './with-field-first';

const option = (autoComplete: string) => ({ 'ui:options': { autoComplete } });
const form = {
  schema: {
    properties: {
      other: {},
      'section-0': { type: 'object', properties: { title: {}, name: {}, born: {} } },
      'section-1': { type: 'object', properties: { email: {} } },
    },
  },
  uiSchema: {
    other: {},
    'section-0': {
      title: {},
      name: option('given-name'),
      born: option('bday'),
      'ui:order': ['title', 'name', 'born'],
    },
    'section-1': { email: option('email') },
  },
  initialValues: {},
} as const;
const keys = (record: unknown) => Object.keys(Object(record));

test('a field moves to the start of its own section', () => {
  const { schema, uiSchema } = moveFieldFirst(structuredClone(form), 'born');
  expect(keys(schema.properties)).toEqual(['other', 'section-0', 'section-1']);
  expect(schema.properties?.['section-0']).toMatchObject({ properties: { born: {}, title: {}, name: {} } });
  expect(keys(Object(schema.properties?.['section-0']).properties)).toEqual(['born', 'title', 'name']);
  expect(uiSchema['section-0']['ui:order']).toEqual(['born', 'title', 'name']);
});

test.each([
  ['outside of any section', 'other', ['other', 'section-0', 'section-1']],
  ['that is not asked', 'absent', ['other', 'section-0', 'section-1']],
])('a field %s leaves the sections unchanged', (_, key, order) => {
  expect(keys(moveFieldFirst(structuredClone(form), key).schema.properties)).toEqual(order);
});

test('a field can be found by its autocomplete token, whatever it is called', () => {
  expect(findFieldByToken(form, 'bday')).toBe('born');
  expect(findFieldByToken(form, 'tel')).toBeNull();
});
