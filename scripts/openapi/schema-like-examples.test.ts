import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const bundle: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/bundle.json'), 'utf8'),
);

test('no example has both `type` and `default`, because linters would check it as a schema', () => {
  expect(findSchemaLikeExamples(bundle, '')).toEqual([]);
});

test('such an example would be found', () => {
  expect(findSchemaLikeExamples({ examples: [{ type: 'select', default: 'x' }] }, '')).toEqual([
    '/examples/0',
  ]);
});

/** Finds examples with both `type` and `default`; under `properties` these are names and do not count. */
function findSchemaLikeExamples(value: unknown, location: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isExample = /\/examples?(\/|$)/.test(location);
  return [
    ...(isExample && 'type' in value && 'default' in value ? [location] : []),
    ...Object.entries(value).flatMap(([key, innerValue]) =>
      findSchemaLikeExamples(innerValue, `${location}/${key}`),
    ),
  ];
}
