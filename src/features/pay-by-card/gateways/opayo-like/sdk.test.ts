import { expect, test } from 'vitest';
import { findScriptUrl } from './sdk';

const base = 'https://sandbox.opayo.example';
const script = `${base}/api/v1/js/sagepay.js`;

// Proves P2.7.
test.each([
  ['the configuration URL', { configurationUrl: `${base}//`, address: 'https://other.example' }, script],
  ['the address, where there is no configuration URL', { configurationUrl: null, address: base }, script],
  ['nowhere, where there is neither', { address: null }, null],
])('the payment script’s address is %s', (_, configuration, expected) => {
  expect(findScriptUrl(configuration)).toBe(expected);
});
