import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword } from './password-hash.ts';

test('many passwords at once leave room for other work: a file is read before the first hash is done', async () => {
  const hashes = Array.from({ length: 8 }, () => hashPassword('Sunny-day-1'));
  const file = readFile(new URL(import.meta.url)).then(() => 'file');
  expect(await Promise.race([file, ...hashes.map((hash) => hash.then(() => 'hash'))])).toBe('file');
  await Promise.all(hashes);
});
