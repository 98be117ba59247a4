import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};
const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const { packages }: { packages: Record<string, Entry> } = JSON.parse(text);
const entries = Object.entries(packages).filter(([place]) => place !== '');

test('every package has its hash, except optional ones of other platforms that the registry lacked', () => {
  const without = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const ofThisPlatform = without.filter(
    ([, { optional, os, cpu }]) => !optional || (os === undefined && cpu === undefined),
  );
  expect(ofThisPlatform.map(([place]) => place)).toEqual([]);
  // The number must not grow: `node scripts/complete-lockfile.mjs` requests the missing hashes from the registry.
  expect(without.length).toBeLessThanOrEqual(37);
});

test('the lockfile names no registry, so it works with any', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(text).not.toMatch(/https?:\/\/[^"]*registry/);
});
