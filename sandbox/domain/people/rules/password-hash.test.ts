import { readFile } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';

// Uses the full work factor of production; the other tests hash quickly.
vi.stubEnv('SANDBOX_QUICK_PASSWORDS', '');
vi.resetModules();
const {
  hashPassword,
  isPasswordCorrect: passwordMatches,
  pretendToCompare,
} = await import('./password-hash.ts');
// Test files share their modules.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a password is hashed with OWASP’s parameters unless a test run asks for less', async () => {
  expect(await hashPassword('Sunny-day-1')).toMatch(/^scrypt\$/);
});

test('a password is compared with OWASP’s parameters', async () => {
  // Of 'Sunny-day-1' and the salt '0123456789abcdef', computed by Python's hashlib with N = 2^15, r = 8, p = 3.
  const hash = 'scrypt$MDEyMzQ1Njc4OWFiY2RlZg==$BkjR5vrHIKS2JIToZEvqWyBWM/n0AIgOPZg27ivmVqo=';
  expect(await passwordMatches('Sunny-day-1', hash)).toBe(true);
});

test('for an unknown user name a password is still hashed, and waits its turn', async () => {
  const done: string[] = [];
  const hashesBefore = Array.from({ length: 8 }, () =>
    hashPassword('Sunny-day-1').then(() => done.push('hash')),
  );
  const pretended = pretendToCompare('Sunny-day-1').then(() => done.push('pretended'));
  await Promise.all([...hashesBefore, pretended]);
  expect(done[0]).toBe('hash');
});

test('many passwords at once leave room for other work: a file is read before the first hash is done', async () => {
  const hashes = Array.from({ length: 8 }, () => hashPassword('Sunny-day-1'));
  const file = readFile(new URL(import.meta.url)).then(() => 'file');
  expect(await Promise.race([file, ...hashes.map((hash) => hash.then(() => 'hash'))])).toBe('file');
  await Promise.all(hashes);
});

test('a password is not hashed for a caller who has disconnected, and is refused when very many wait', async () => {
  const abortedRequest = new AbortController();
  const waiting = Array.from({ length: 201 }, () => hashPassword('Sunny-day-1', abortedRequest.signal));
  const outcomes = Promise.allSettled(waiting);
  const more = Promise.allSettled([hashPassword('Sunny-day-1'), hashPassword('Sunny-day-1')]);
  abortedRequest.abort(new Error('gone'));
  const reasons = (await outcomes).map((outcome) =>
    outcome.status === 'rejected' ? String(outcome.reason) : 'hashed',
  );
  expect(reasons.filter((reason) => reason === 'Error: gone').length).toBeGreaterThan(195);
  expect((await more).at(-1)).toMatchObject({ status: 'rejected', reason: { status: 429, retryAfter: 5 } });
  expect(await passwordMatches('Sunny-day-1', await hashPassword('Sunny-day-1'))).toBe(true);
});
