import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_DOCUMENT } from '../../sandbox/server/validate-calls.ts';

const document: unknown = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));

/** The places in the document of objects whose named keys stand beside a schema for all other keys. */
function mixedObjects(part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const isMixed =
    'properties' in part && 'additionalProperties' in part && typeof part.additionalProperties === 'object';
  return [
    ...(isMixed ? [place] : []),
    ...Object.entries(part).flatMap(([key, inner]) => mixedObjects(inner, `${place}/${key}`)),
  ];
}

// `{ note?: string; [key: string]: string }` is an error in TypeScript, for an optional key may be undefined. In `allOf`
// the schema of the other keys becomes an intersection, which every generator of clients writes so that it compiles.
test('named keys never stand beside a schema for the other keys, which generated clients could not compile', () => {
  expect(mixedObjects(document, '#')).toEqual([]);
});

test('such an object is found wherever it stands', () => {
  const mixed = { type: 'object', properties: { note: {} }, additionalProperties: { type: 'string' } };

  expect(mixedObjects({ items: [{ open: { ...mixed, additionalProperties: true } }, mixed] }, '#')).toEqual([
    '#/items/1',
  ]);
});
