import { expect, test } from 'vitest';
import { isTypedCode, readTypedCode } from './code';

test.each(['7KQ4-92MT', '7kq4 92mt', '7kq492mt', ' 7KQ4–92MT '])('%s is accepted', (input) => {
  expect(readTypedCode(input)).toBe('7KQ4-92MT');
});

test.each(['', '7KQ4-92M', '7KQ4-92MT2', '0KQ4-92MT', 'OKQ4-92MT', '1KQ4-92MT'])(
  '%s is rejected',
  (input) => {
    expect(readTypedCode(input)).toBeNull();
  },
);

test('the token of a QR code is not a typed code', () => {
  expect([isTypedCode('Zk3v0yq8RrGm1c5bT9wXeA'), isTypedCode('7KQ4-92MT')]).toEqual([false, true]);
});
