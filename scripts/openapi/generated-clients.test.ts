import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_DOCUMENT } from '../../sandbox/server/validate-calls.ts';

const document: unknown = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));

/** Finds objects in the document that have both named keys and a schema for all other keys. */
function mixedObjects(part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const isMixed =
    'properties' in part && 'additionalProperties' in part && typeof part.additionalProperties === 'object';
  return [
    ...(isMixed ? [place] : []),
    ...Object.entries(part).flatMap(([key, inner]) => mixedObjects(inner, `${place}/${key}`)),
  ];
}

// `{ note?: string; [key: string]: string }` is an error in TypeScript, because an optional key may be undefined. With
// `allOf` the generators write an intersection, which compiles.
test('no object has both named keys and a schema for other keys, because generated clients would not compile', () => {
  expect(mixedObjects(document, '#')).toEqual([]);
});

test('such an object is found anywhere in the document', () => {
  const mixed = { type: 'object', properties: { note: {} }, additionalProperties: { type: 'string' } };

  expect(mixedObjects({ items: [{ open: { ...mixed, additionalProperties: true } }, mixed] }, '#')).toEqual([
    '#/items/1',
  ]);
});
