import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { findSchemaProblems } from './schema-problems';

const word: RJSFSchema = { type: 'string' };

test.each<[string, RJSFSchema, unknown, string]>([
  ['for names of a pattern', { patternProperties: { '^a': word } }, { a: 1 }, 'a'],
  ['for a place in a list', { prefixItems: [word] }, [1], '0'],
  ['for the rest of a list', { items: [{}], additionalItems: word }, [1, 2], '1'],
  [
    'that another answer brings',
    { dependentSchemas: { a: { properties: { b: word } } } },
    { a: 1, b: 1 },
    'b',
  ],
  ['for a field called $ref', { properties: { $ref: word } }, { $ref: 1 }, '$ref'],
])('a broken rule %s is one problem, at its field', (_, schema, values, path) => {
  expect(findSchemaProblems(schema, values)).toEqual([{ path, keyword: 'type', limit: 'string' }]);
});

test('a broken rule in a recursive schema is one problem, at its field', () => {
  const child: RJSFSchema = { $recursiveRef: '#' };
  const schema: RJSFSchema = { properties: { name: word, child } };
  expect(findSchemaProblems(schema, { child: { name: 1 } })).toMatchObject([
    { path: 'child.name', keyword: 'type' },
  ]);
});

test.each<[string, RJSFSchema, unknown, string[]]>([
  ['each once', { required: ['a', 'b'] }, {}, ['a', 'b']],
  ['without those that are given', { required: ['a', 'b'] }, { a: 1 }, ['b']],
  [
    'at their own place, whatever another place has',
    { properties: { person: { required: ['name'] } } },
    { person: {}, name: 'Ada' },
    ['person.name'],
  ],
  [
    'only where a given answer demands them',
    { dependentRequired: { car: ['plate'], boat: ['mooring'] } },
    { car: true },
    ['plate'],
  ],
  [
    'only where a given answer demands them, by the older keyword too',
    { dependencies: { car: ['plate'], boat: ['mooring'] } },
    { car: true },
    ['plate'],
  ],
])('missing fields are reported %s', (_, schema, values, paths) => {
  expect(findSchemaProblems(schema, values).map(({ keyword, path }) => [keyword, path])).toEqual(
    paths.map((path) => ['required', path]),
  );
});
