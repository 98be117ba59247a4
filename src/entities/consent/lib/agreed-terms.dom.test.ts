import { afterEach, expect, test, vi } from 'vitest';
import { hasAgreed, keepAgreement, withdrawAgreement } from './agreed-terms';
import { forgetConsents } from './kept-consents';

const site = { siteName: 'pavilion', parentDomain: '' };
const terms = { id: '1', title: 'Terms', html: '<p>Be kind.</p>' };
const agreed = { customerId: '7', documents: [terms] };

afterEach(() => {
  vi.unstubAllGlobals();
  forgetConsents(site);
});

test('an agreement is kept word for word, for its customer alone', async () => {
  await keepAgreement(site, agreed);
  expect(await hasAgreed(site, agreed)).toBe(true);
  expect(await hasAgreed(site, { ...agreed, customerId: '8' })).toBe(false);
  expect(await hasAgreed(site, { ...agreed, documents: [{ ...terms, html: '' }] })).toBe(false);
});

test('an agreement that is taken back is none, and others stay', async () => {
  const other = { customerId: '7', documents: [{ ...terms, id: '2' }] };
  await keepAgreement(site, agreed);
  await keepAgreement(site, other);
  await withdrawAgreement(site, agreed);
  expect(await hasAgreed(site, agreed)).toBe(false);
  expect(await hasAgreed(site, other)).toBe(true);
});

test('an agreement to nothing is none', async () => {
  await keepAgreement(site, agreed);
  expect(await hasAgreed(site, { ...agreed, documents: [] })).toBe(false);
});

test('on plain http, where a browser hashes nothing, the checkout asks again', async () => {
  await keepAgreement(site, agreed);
  vi.stubGlobal('crypto', {});
  expect(await hasAgreed(site, agreed)).toBe(false);
  forgetConsents(site);
  await keepAgreement(site, agreed);
  vi.unstubAllGlobals();
  expect(await hasAgreed(site, agreed)).toBe(false);
});

test('a frame whose browser keeps no cookie finds an agreement again after a reload', async () => {
  vi.stubGlobal('parent', {});
  const cookie = vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  await keepAgreement(site, agreed);
  expect(await hasAgreed(site, agreed)).toBe(true);
  forgetConsents(site);
  expect(await hasAgreed(site, agreed)).toBe(false);
  cookie.mockRestore();
});
