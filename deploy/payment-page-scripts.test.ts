import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findInventoryRow, readInventory } from './payment-page-scripts.ts';

const page = fileURLToPath(new URL('../docs/payment-page-scripts.md', import.meta.url));
const inventory = readInventory(readFileSync(page, 'utf8'));

test.each([
  ['inline of /index.html', null],
  ['/assets/checkout-Bq1.js', null],
  ['https://js.stripe.com/dahlia/stripe.js', 'stripe'],
  ['https://b.js.stripe.com/x.js', 'stripe'],
  ['https://live.opayo.eu.elavon.com/api/v1/js/sagepay.js', 'opayo'],
  ['https://embedded.ryftpay.com/v2/ryft.min.js', 'ryft'],
])('the inventory of the payment page has %s', (script, provider) => {
  expect(findInventoryRow(script, inventory)?.provider).toBe(provider);
});

test.each([
  'https://www.googletagmanager.com/gtm.js',
  'https://js.stripe.com.evil.example/stripe.js',
  'https://evil.example/https://js.stripe.com/stripe.js',
  'https://live.opayo.eu.elavon.com/other.js',
  '/somewhere/else.js',
  'inline of /checkout',
])('the list of scripts does not have %s', (script) => {
  expect(findInventoryRow(script, inventory)).toBeUndefined();
});
