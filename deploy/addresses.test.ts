import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRoutes } from '../src/app/sites/all-routes.ts';
import { dropTrailingStop, LOOKS_LIKE_FILE } from './addresses.ts';
import { findPageKind } from './headers.ts';

const pathText = fc.string({ unit: fc.constantFrom('.', 'a', '-', '/'), maxLength: 12 });

test('a path is a file if its last part has a dot, or if it is below the assets', () => {
  fc.assert(
    fc.property(pathText, (rest) => {
      const path = `/${rest}`;
      expect(LOOKS_LIKE_FILE.test(path)).toBe(path.slice(path.lastIndexOf('/')).includes('.'));
    }),
  );
  expect(LOOKS_LIKE_FILE.test('/assets/app')).toBe(true);
  expect(LOOKS_LIKE_FILE.test('/.well-known/thing')).toBe(true);
});

test('a path of only dots is matched in linear time', () => {
  // A pattern with quadratic backtracking would exceed the test's time limit.
  expect(LOOKS_LIKE_FILE.test(`/${'.'.repeat(500_000)}/`)).toBe(false);
});

const documentRoutes = Object.values(allRoutes)
  .flat()
  .flatMap(({ paths, document }) =>
    document === undefined ? [] : paths.map((path) => [path, document] as const),
  );

test.each(documentRoutes)(
  '%s has the policy of the %s in upper or lower case, because the router ignores case',
  (path, kind) => {
    expect(
      [path, path.toUpperCase(), path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())].map(
        findPageKind,
      ),
    ).toEqual([kind, kind, kind]);
  },
);

test('a till basket opens in no other page, whatever its address', () => {
  const addresses = ['/handoff', '/handoff/Zk3v0yq8RrGm1c5bT9wXeA?embedded', '/HANDOFF/x?embedded=true'];
  expect(addresses.map(findPageKind)).toEqual(['page', 'page', 'page']);
  expect(findPageKind('/handoffs?embedded')).toBe('embedded');
});

test.each([
  ['/centre/riverside.', '/centre/riverside'],
  ['/centre/riverside.?kiosk=true&a=1.', '/centre/riverside?kiosk=true&a=1.'],
  ['/centre/riverside).', '/centre/riverside'],
  ['/checkout,', '/checkout'],
  ['/centre/riverside', null],
  ['/?a=1.', null],
  ['/', null],
  ['/..', null],
  ['/centre/.', null],
  ['//evil.example.', null],
  ['/\\evil.example.', null],
  ['/assets/index.', null],
  ['/.well-known/x.', null],
  ['/api/client.', null],
])('%s is redirected to %s', (address, target) => {
  expect(dropTrailingStop(address)).toBe(target);
});

test('an address of dots only is read in linear time', () => {
  expect(dropTrailingStop(`/a${'.a'.repeat(100_000)}${'.'.repeat(300_000)}/`)).toBeNull();
});
