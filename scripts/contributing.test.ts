import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tooling/run.ts';

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
/** The samples under a comment with the path of their file. */
const samples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block
    .split(/^\/\/ (?=src\/)/m)
    .filter((part) => part !== '')
    .map((part) => {
      const [path = '', ...lines] = part.trimEnd().split('\n');
      return [path, lines.join('\n')] as const;
    }),
);

test('CONTRIBUTING.md has samples', () => {
  expect(samples.length).toBeGreaterThan(2);
});

test.each(samples)('what CONTRIBUTING shows of %s stands there', (path, sample) => {
  expect(readFileSync(join(root, path), 'utf8')).toContain(sample);
});
