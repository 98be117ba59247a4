import { afterEach, expect, test, vi } from 'vitest';
import { hasAgreed, storeAgreement, withdrawAgreement } from './agreed-terms';
import { removeConsents } from './stored-consents';

const site = { siteName: 'pavilion', parentDomain: '' };
const terms = { id: '1', title: 'Terms', html: '<p>Be kind.</p>' };
const agreement = { customerId: '7', documents: [terms] };

afterEach(() => {
  vi.unstubAllGlobals();
  removeConsents(site);
});

test('agreement to terms is stored for their exact wording, and only for the customer who gave it', async () => {
  await storeAgreement(site, agreement);
  expect(await hasAgreed(site, agreement)).toBe(true);
  expect(await hasAgreed(site, { ...agreement, customerId: '8' })).toBe(false);
  expect(await hasAgreed(site, { ...agreement, documents: [{ ...terms, html: '' }] })).toBe(false);
});

test('withdrawing agreement to one set of terms leaves the others in place', async () => {
  const otherAgreement = { customerId: '7', documents: [{ ...terms, id: '2' }] };
  await storeAgreement(site, agreement);
  await storeAgreement(site, otherAgreement);
  await withdrawAgreement(site, agreement);
  expect(await hasAgreed(site, agreement)).toBe(false);
  expect(await hasAgreed(site, otherAgreement)).toBe(true);
});

test('agreeing to no documents does not count as agreement', async () => {
  await storeAgreement(site, agreement);
  expect(await hasAgreed(site, { ...agreement, documents: [] })).toBe(false);
});

test('over plain http, where browsers cannot hash, the checkout asks for agreement again', async () => {
  await storeAgreement(site, agreement);
  vi.stubGlobal('crypto', {});
  expect(await hasAgreed(site, agreement)).toBe(false);
  removeConsents(site);
  await storeAgreement(site, agreement);
  vi.unstubAllGlobals();
  expect(await hasAgreed(site, agreement)).toBe(false);
});

test('in a frame without cookies, agreement survives a reload', async () => {
  vi.stubGlobal('parent', {});
  const cookie = vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  await storeAgreement(site, agreement);
  expect(await hasAgreed(site, agreement)).toBe(true);
  removeConsents(site);
  expect(await hasAgreed(site, agreement)).toBe(false);
  cookie.mockRestore();
});
