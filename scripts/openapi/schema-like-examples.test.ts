import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const bundle: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/bundle.json'), 'utf8'),
);

test('no example has both `type` and `default`, because linters would check it as a schema', () => {
  expect(schemaLike(bundle, '')).toEqual([]);
});

test('such an example would be found', () => {
  expect(schemaLike({ examples: [{ type: 'select', default: 'x' }] }, '')).toEqual(['/examples/0']);
});

/** Finds examples with both `type` and `default`; under `properties` these are names and do not count. */
function schemaLike(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isExample = /\/examples?(\/|$)/.test(place);
  return [
    ...(isExample && 'type' in value && 'default' in value ? [place] : []),
    ...Object.entries(value).flatMap(([key, part]) => schemaLike(part, `${place}/${key}`)),
  ];
}
