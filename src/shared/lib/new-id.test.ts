import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto } = globalThis;

afterEach(() => vi.unstubAllGlobals());

test('an id is a UUID of its own', () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(50);
});

test('on plain http, where the browser makes no UUID, an id is one all the same', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(50);
});
