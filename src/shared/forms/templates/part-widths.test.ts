import { expect, test } from 'vitest';
import { partWidths } from './part-widths';

test('a title stands on the line of the name, and what belongs together stands side by side', () => {
  const tokens = ['honorific-prefix', 'given-name', 'family-name', 'bday', 'email', 'tel', 'postal-code'];
  expect(partWidths(tokens)).toEqual(['title', 'named', 'named', 'full', 'half', 'half', 'full']);
});

test('a name without a title is a pair, as are a new password and its repetition', () => {
  expect(partWidths(['given-name', 'family-name'])).toEqual(['half', 'half']);
  expect(partWidths(['new-password', 'new-password'])).toEqual(['top', 'top']);
});

test('a field between the two of a pair gives each a line of its own', () => {
  expect(partWidths(['email', 'current_password', 'tel'])).toEqual(['full', 'full', 'full']);
  expect(partWidths([])).toEqual([]);
});
