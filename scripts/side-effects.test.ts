import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tooling/run.ts';

const BARE_IMPORT = /^import '([^']+)';$/gm;

/** Modules of src/ that are imported only for their side effects, by path. */
function listModulesWithEffects(): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'))
    .flatMap((file) => {
      const text = readFileSync(join(root, 'src', file), 'utf8');
      const folder = dirname(join(root, 'src', file));
      return [...text.matchAll(BARE_IMPORT)].map(([, path = '']) => relative(root, join(folder, path)));
    })
    .filter((path) => !path.endsWith('.css'))
    .map((path) => `./${path}.ts`);
}

test('the build keeps each module that is imported only for its side effects', () => {
  const { sideEffects }: { sideEffects: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  expect(listModulesWithEffects().filter((path) => !sideEffects.includes(path))).toEqual([]);
});
