import { expect, test } from 'vitest';
import { deriveHandoffKeys, formatHandoffCode, parseHandoffCode } from './handoff-code.ts';

test('the token and the code of a hand-off depend on its id and on the secret', () => {
  const { token, code } = deriveHandoffKeys('one', 'secret');
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  expect(deriveHandoffKeys('one', 'secret')).toEqual({ token, code });
  for (const [id, secret] of [
    ['two', 'secret'],
    ['one', 'another'],
  ] as const) {
    const otherKeys = deriveHandoffKeys(id, secret);
    expect([otherKeys.token === token, otherKeys.code === code]).toEqual([false, false]);
  }
});

test.each([
  ['7KQ4-92MT', '7KQ492MT'],
  ['7kq4 92mt', '7KQ492MT'],
  [' 7kq492mt ', '7KQ492MT'],
  ['7KQ4-92M', null],
  ['7KQ4-92M0', null],
  ['7KQ4-92MI', null],
  ['Zk3v0yq8RrGm1c5bT9wXeA', null],
  ['', null],
])('typing %j gives the code %j', (typedText, code) => {
  expect(parseHandoffCode(typedText)).toBe(code);
});

test('a code is shown in two halves', () => {
  expect(formatHandoffCode('7KQ492MT')).toBe('7KQ4-92MT');
});
