import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOOKS_LIKE_FILE } from './addresses.ts';

const part = fc.string({ unit: fc.constantFrom('.', 'a', '-', '/'), maxLength: 12 });

test('a path is a file when its last part has a dot, or when it is below the assets', () => {
  fc.assert(
    fc.property(part, (rest) => {
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
