import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const bundle: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/bundle.json'), 'utf8'),
);

test('no example looks like a schema with a default, which linters would check as one', () => {
  expect(schemaLike(bundle, '')).toEqual([]);
});

test('such an example would be found', () => {
  expect(schemaLike({ examples: [{ type: 'select', default: 'x' }] }, '')).toEqual(['/examples/0']);
});

/** Places of objects with both keys; under `properties` the keys are names. */
function schemaLike(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isExample = /\/examples?(\/|$)/.test(place);
  return [
    ...(isExample && 'type' in value && 'default' in value ? [place] : []),
    ...Object.entries(value).flatMap(([key, part]) => schemaLike(part, `${place}/${key}`)),
  ];
}
