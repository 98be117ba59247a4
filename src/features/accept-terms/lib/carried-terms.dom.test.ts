import { afterEach, expect, test, vi } from 'vitest';
import { carryTerms, isCarried } from './carried-terms';

const site = { siteName: 'pavilion', parentDomain: '' };
const agreed = { customerId: '7', documents: [{ id: '1', title: 'Terms', html: '<p>Be kind.</p>' }] };

afterEach(() => vi.unstubAllGlobals());

test('an agreement is carried word for word, for its customer alone', async () => {
  await carryTerms(site, agreed);
  expect(await isCarried(site, agreed)).toBe(true);
  expect(await isCarried(site, { ...agreed, customerId: '8' })).toBe(false);
  const [terms] = agreed.documents;
  expect(
    await isCarried(site, { ...agreed, documents: [{ ...terms, id: '1', title: 'Terms', html: '' }] }),
  ).toBe(false);
});

test('on plain http, where a browser hashes nothing, the next site asks again', async () => {
  await carryTerms(site, agreed);
  vi.stubGlobal('crypto', {});
  expect(await isCarried(site, agreed)).toBe(false);
  await carryTerms(site, agreed);
  vi.unstubAllGlobals();
  expect(await isCarried(site, agreed)).toBe(false);
});
