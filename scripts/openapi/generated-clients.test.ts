import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_DOCUMENT } from '../../sandbox/server/validate-calls.ts';

const document: unknown = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));

/** Finds objects in the document that have both named keys and a schema for all other keys. */
function findMixedObjects(documentPart: unknown, location: string): string[] {
  if (typeof documentPart !== 'object' || documentPart === null) return [];
  const isMixed =
    'properties' in documentPart &&
    'additionalProperties' in documentPart &&
    typeof documentPart.additionalProperties === 'object';
  return [
    ...(isMixed ? [location] : []),
    ...Object.entries(documentPart).flatMap(([key, innerPart]) =>
      findMixedObjects(innerPart, `${location}/${key}`),
    ),
  ];
}

// `{ note?: string; [key: string]: string }` is an error in TypeScript, because an optional key may be undefined. With
// `allOf` the generators write an intersection, which compiles.
test('no object has both named keys and a schema for other keys, because generated clients would not compile', () => {
  expect(findMixedObjects(document, '#')).toEqual([]);
});

test('such an object is found anywhere in the document', () => {
  const mixedObject = { type: 'object', properties: { note: {} }, additionalProperties: { type: 'string' } };

  expect(
    findMixedObjects({ items: [{ open: { ...mixedObject, additionalProperties: true } }, mixedObject] }, '#'),
  ).toEqual(['#/items/1']);
});
