import { afterEach, expect, test } from 'vitest';
import { hasAgreed, storeAgreement } from './agreed-terms';
import { readSignedWaivers, storeSignedWaivers } from './signed-waivers';
import { removeConsents } from './stored-consents';

const site = { siteName: 'pavilion', parentDomain: '' };

afterEach(() => removeConsents(site));

test('waivers accepted for one cart do not count for another', () => {
  expect(readSignedWaivers(site, 'cart-1')).toEqual([]);
  storeSignedWaivers(site, 'cart-1', ['a', 'b']);
  expect(readSignedWaivers(site, 'cart-1')).toEqual(['a', 'b']);
  expect(readSignedWaivers(site, 'cart-2')).toEqual([]);
  storeSignedWaivers(site, 'cart-2', []);
  expect(readSignedWaivers(site, 'cart-1')).toEqual([]);
  expect(readSignedWaivers(site, 'cart-2')).toEqual([]);
});

test('signing a waiver leaves agreement to terms unchanged', async () => {
  const agreement = { customerId: '7', documents: [{ id: '1', title: 'Terms', html: '' }] };
  await storeAgreement(site, agreement);
  storeSignedWaivers(site, 'cart-1', ['a']);
  expect(await hasAgreed(site, agreement)).toBe(true);
});
