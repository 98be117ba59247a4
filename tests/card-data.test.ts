import { expect, test } from 'vitest';
import { findCardData } from './e2e/support/card-data.ts';

test.each([
  'a card 4242424242424242 in a text',
  '{"number":"4929 0000 0000 0006"}',
  '{"cvc":"737"}',
  'console: the code was 737',
  '<input value="737">',
  '{"expiry":"12/34"}',
  '12 / 34',
  'expiry=12%2F34',
  '{"expiryDate":"1234"}',
])('the search of every paying journey finds %s', (text) => {
  expect(findCardData(text)).toHaveLength(1);
});

test.each([
  'Visa ending in 4242',
  'Expires: 12/34',
  '2026-11-21T04:30:12.737Z',
  'https://pavilion.localhost:4737/x737y',
  '1795000000000',
  'DD/MM/YYYY 10/12/1985',
])('the search of every paying journey ignores %s', (text) => {
  expect(findCardData(text)).toEqual([]);
});
