import { expect, test } from 'vitest';
import { isOutcode, normalisePostcode, parseOutcode, parsePostcodeArea } from '../../catalogue/index.ts';
import { hasHiddenCharacters, isOneLine } from '../../common/index.ts';
import { createErrorCollector } from './field-errors.ts';

test.each([
  ['Zoë O’Neill-🏊', false],
  ['two\nlines\tand\r\na tab', false],
  ['a\u0000b', true],
  ['a\u007Fb', true],
  ['a\u202Eb', true],
  ['a\uD800b', true],
])('%j hides characters: %s', (text, hides) => {
  expect(hasHiddenCharacters(text)).toBe(hides);
});

test.each([
  ['one line', true],
  ['a\tb', false],
  ['a\nb', false],
  ['a\rb', false],
  ['a\u2028b', false],
  ['a\u2029b', false],
])('%j is a single line: %s', (text, isOne) => {
  expect(isOneLine(text)).toBe(isOne);
});

test.each([
  ['m11ae', 'M1 1AE', 'M', 'M1'],
  [' sw1a 2aa ', 'SW1A 2AA', 'SW', 'SW1A'],
  ['nowhere', null, null, null],
  ['M1', null, null, null],
])('the postcode %s is %s, of the area %s and the district %s', (typedText, postcode, area, outcode) => {
  expect(normalisePostcode(typedText)).toBe(postcode);
  expect(parsePostcodeArea(typedText)).toBe(area);
  expect(parseOutcode(typedText)).toBe(outcode);
});

test.each([
  ['GIR 0AA', 'GIR 0AA'],
  [' gir0aa ', 'GIR 0AA'],
  ['gir  0aa', 'GIR 0AA'],
  ['GIR 0AAA', null],
  ['AGIR 0AA', null],
])('Girobank’s own postcode, typed as %j, is %s', (typedText, postcode) => {
  expect(normalisePostcode(typedText)).toBe(postcode);
});

test.each([
  ['M1', true],
  [' sw1a ', true],
  ['M60', true],
  ['M', false],
  ['ABC1', false],
  ['M1 1AE', false],
  ['1M', false],
])('%j looks like a district alone: %s', (text, isDistrict) => {
  expect(isOutcode(text)).toBe(isDistrict);
});

test('messages are collected by field in order, also for a field with an unusual name', () => {
  const collector = createErrorCollector();
  collector.add('email', null);
  expect([collector.hasAny, collector.errors]).toEqual([false, {}]);
  collector.add('email', 'Too long.');
  collector.add('email', 'Taken.');
  collector.add('__proto__', 'Odd.');
  expect(collector.hasAny).toBe(true);
  expect(Object.entries(collector.errors)).toEqual([
    ['email', ['Too long.', 'Taken.']],
    ['__proto__', ['Odd.']],
  ]);
});
