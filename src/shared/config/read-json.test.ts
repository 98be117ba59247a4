import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './read-json';

test.each([
  ['{"a": 1,\n  "b": 2,\n}', 2, 9, 'an extra comma before }'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma or } is missing before "b":'],
  ["{'a': 1}", 1, 2, "a name in quotation marks is missing before 'a':"],
  ['{"a" 1}', 1, 6, 'a colon is missing before 1}'],
  ['{"a": yes}', 1, 7, 'a value is missing before yes}'],
  ['{"a": [1, 2}', 1, 12, 'a comma or ] is missing before }'],
  ['{"a": "two\nlines"}', 1, 7, 'a value is missing before "two'],
  ['{"a": 1', 1, 8, 'a comma or } is missing at the end'],
  ['', 1, 1, 'a value is missing at the end'],
  ['{} // mine', 1, 4, 'something follows the end: //'],
  ['<!doctype html>', 1, 1, 'a value is missing before <!doctype'],
])('%j has its mistake on line %i, column %i', (text, line, column, what) => {
  expect(readJson(text).mistake).toEqual({ line, column, what });
});

test('a text has a mistake exactly if the browser cannot parse it', () => {
  const reads = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const corruptedJson = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '0', 'e', '-', 'T'))
    .map(
      ([json, at, put]) =>
        `${json.slice(0, at % (json.length + 1))}${put}${json.slice((at % (json.length + 1)) + 1)}`,
    );
  fc.assert(
    fc.property(fc.oneof(fc.json(), corruptedJson), (text) => {
      expect(readJson(text).mistake === null).toBe(reads(text));
    }),
    { numRuns: 500 },
  );
});

test('each name is found at its position, and a duplicate in one object is found twice', () => {
  expect(readJson('{"a": {"b": 1},\n  "c": [{"d": 2}],\n  "a": 3}')).toEqual({
    mistake: null,
    value: { a: 3, c: [{ d: 2 }] },
    names: [
      { path: ['a'], place: { line: 1, column: 2 } },
      { path: ['a', 'b'], place: { line: 1, column: 8 } },
      { path: ['c'], place: { line: 2, column: 3 } },
      { path: ['c', '[]', 'd'], place: { line: 2, column: 10 } },
      { path: ['a'], place: { line: 3, column: 3 } },
    ],
  });
});
