import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};
const lockfileText = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(lockfileText);
const lockedPackages = Object.entries(packages).filter(([path]) => path !== '');

test('every package has its hash, except optional ones of other platforms that the registry lacked', () => {
  const packagesWithoutHash = lockedPackages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const packagesOfThisPlatform = packagesWithoutHash.filter(
    ([, { optional, os, cpu }]) => !optional || (os === undefined && cpu === undefined),
  );
  expect(packagesOfThisPlatform.map(([path]) => path)).toEqual([]);
  // The number must not grow: `node scripts/complete-lockfile.mjs` requests the missing hashes from the registry.
  expect(packagesWithoutHash.length).toBeLessThanOrEqual(37);
});

test('the lockfile names no registry, so it works with any', () => {
  expect(lockedPackages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(lockfileText).not.toMatch(/https?:\/\/[^"]*registry/);
});
