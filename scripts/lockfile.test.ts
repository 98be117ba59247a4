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

test('every package is held to its hash, but for optional ones of other platforms that no registry could be asked for', () => {
  const without = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const ofThisPlatform = without.filter(
    ([, { optional, os, cpu }]) => !optional || (os === undefined && cpu === undefined),
  );
  expect(ofThisPlatform.map(([place]) => place)).toEqual([]);
  // It must not grow: `node scripts/complete-lockfile.mjs` asks the registry for each.
  expect(without.length).toBeLessThanOrEqual(37);
});

test('no registry is named, so that the lockfile works with any', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(text).not.toMatch(/https?:\/\/[^"]*registry/);
});
