import { expect, test } from 'vitest';
import { listFieldWidths } from './part-widths';

test('a title shares the row of the name, and fields that belong together share a row', () => {
  const tokens = ['honorific-prefix', 'given-name', 'family-name', 'bday', 'email', 'tel', 'postal-code'];
  expect(listFieldWidths(tokens)).toEqual(['title', 'given', 'family', 'full', 'half', 'half', 'full']);
});

test('a name without a title shares a row, and so do a new password and its confirmation', () => {
  expect(listFieldWidths(['given-name', 'family-name'])).toEqual(['half', 'half']);
  expect(listFieldWidths(['new-password', 'new-password'])).toEqual(['top', 'top']);
});

test('a field between two that belong together puts each on its own row', () => {
  expect(listFieldWidths(['email', 'current_password', 'tel'])).toEqual(['full', 'full', 'full']);
  expect(listFieldWidths([])).toEqual([]);
});
