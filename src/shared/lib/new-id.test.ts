import { afterEach, expect, test, vi } from 'vitest';
import { createId } from './new-id';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto } = globalThis;

afterEach(() => vi.unstubAllGlobals());

test('each id is a unique UUID', () => {
  const ids = Array.from({ length: 50 }, createId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(50);
});

test('over plain http, where browsers have no randomUUID, an id is still a UUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, createId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(50);
});
