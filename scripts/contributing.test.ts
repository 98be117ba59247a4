import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tooling/run.ts';

const contributingText = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
/** The code samples of CONTRIBUTING.md; each begins with a comment that names its file. */
const samples = [...contributingText.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, codeBlock = '']) =>
  codeBlock
    .split(/^\/\/ (?=src\/)/m)
    .filter((sampleText) => sampleText !== '')
    .map((sampleText) => {
      const [path = '', ...lines] = sampleText.trimEnd().split('\n');
      return [path, lines.join('\n')] as const;
    }),
);

test('CONTRIBUTING.md has samples', () => {
  expect(samples.length).toBeGreaterThan(2);
});

test.each(samples)('the sample of %s in CONTRIBUTING.md is in the file', (path, sample) => {
  expect(readFileSync(join(root, path), 'utf8')).toContain(sample);
});
