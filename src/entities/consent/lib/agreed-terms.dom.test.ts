import { afterEach, expect, test, vi } from 'vitest';
import { hasAgreed, keepAgreement, withdrawAgreement } from './agreed-terms';
import { removeConsents } from './stored-consents';

const site = { siteName: 'pavilion', parentDomain: '' };
const terms = { id: '1', title: 'Terms', html: '<p>Be kind.</p>' };
const agreed = { customerId: '7', documents: [terms] };

afterEach(() => {
  vi.unstubAllGlobals();
  removeConsents(site);
});

test('agreement to terms is stored for their exact wording, and only for the customer who gave it', async () => {
  await keepAgreement(site, agreed);
  expect(await hasAgreed(site, agreed)).toBe(true);
  expect(await hasAgreed(site, { ...agreed, customerId: '8' })).toBe(false);
  expect(await hasAgreed(site, { ...agreed, documents: [{ ...terms, html: '' }] })).toBe(false);
});

test('withdrawing agreement to one set of terms leaves the others in place', async () => {
  const other = { customerId: '7', documents: [{ ...terms, id: '2' }] };
  await keepAgreement(site, agreed);
  await keepAgreement(site, other);
  await withdrawAgreement(site, agreed);
  expect(await hasAgreed(site, agreed)).toBe(false);
  expect(await hasAgreed(site, other)).toBe(true);
});

test('agreeing to no documents does not count as agreement', async () => {
  await keepAgreement(site, agreed);
  expect(await hasAgreed(site, { ...agreed, documents: [] })).toBe(false);
});

test('over plain http, where browsers cannot hash, the checkout asks for agreement again', async () => {
  await keepAgreement(site, agreed);
  vi.stubGlobal('crypto', {});
  expect(await hasAgreed(site, agreed)).toBe(false);
  removeConsents(site);
  await keepAgreement(site, agreed);
  vi.unstubAllGlobals();
  expect(await hasAgreed(site, agreed)).toBe(false);
});

test('in a frame without cookies, agreement survives a reload', async () => {
  vi.stubGlobal('parent', {});
  const cookie = vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  await keepAgreement(site, agreed);
  expect(await hasAgreed(site, agreed)).toBe(true);
  removeConsents(site);
  expect(await hasAgreed(site, agreed)).toBe(false);
  cookie.mockRestore();
});
