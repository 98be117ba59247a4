import { afterEach, expect, test } from 'vitest';
import { hasAgreed, keepAgreement } from './agreed-terms';
import { forgetConsents } from './kept-consents';
import { keepSignedWaivers, readSignedWaivers } from './signed-waivers';

const site = { siteName: 'pavilion', parentDomain: '' };

afterEach(() => forgetConsents(site));

test('what was accepted for a cart is read for that cart only', () => {
  expect(readSignedWaivers(site, 'cart-1')).toEqual([]);
  keepSignedWaivers(site, 'cart-1', ['a', 'b']);
  expect(readSignedWaivers(site, 'cart-1')).toEqual(['a', 'b']);
  expect(readSignedWaivers(site, 'cart-2')).toEqual([]);
  keepSignedWaivers(site, 'cart-2', []);
  expect(readSignedWaivers(site, 'cart-1')).toEqual([]);
  expect(readSignedWaivers(site, 'cart-2')).toEqual([]);
});

test('signing a waiver leaves an agreement to terms as it is', async () => {
  const agreed = { customerId: '7', documents: [{ id: '1', title: 'Terms', html: '' }] };
  await keepAgreement(site, agreed);
  keepSignedWaivers(site, 'cart-1', ['a']);
  expect(await hasAgreed(site, agreed)).toBe(true);
});
