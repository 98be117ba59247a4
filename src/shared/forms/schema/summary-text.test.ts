import { expect, test } from 'vitest';
import { formatSummary } from './summary-text';

const schema = { properties: { children: { title: 'Children' }, name: { title: 'Name' } } };

test.each([
  ['name', 'Name is required.'],
  ['address.town', 'Name is required.'],
  ['children.0.name', 'Children 1: Name is required.'],
  ['children.11.name', 'Children 12: Name is required.'],
])('the summary’s text for %s is: %s', (path, message) => {
  expect(formatSummary(schema, {}, path, 'Name is required.')).toBe(message);
});
