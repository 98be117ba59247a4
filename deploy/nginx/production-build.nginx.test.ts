import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '../../tooling/build.ts';

test('the production build is served, even when a test has asked for it', () => {
  const assets = join(distFolder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  // Only React's development build contains this text; that build has inline styles, which the policy blocks.
  const isForDevelopment = (name: string) =>
    readFileSync(join(assets, name), 'utf8').includes('Download the React DevTools');
  expect(scripts.filter(isForDevelopment)).toEqual([]);
});
