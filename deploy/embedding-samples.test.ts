import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { MEDIA_TYPES } from './addresses.ts';

const root = join(import.meta.dirname, '..');
const samples = [...readFileSync(join(root, 'docs/embedding.md'), 'utf8').matchAll(/```js\n(.*?)```/gs)];

test('every script of docs/embedding.md compiles with the types that the site serves, in strict mode', () => {
  expect(samples.length).toBeGreaterThan(1);
  const folder = mkdtempSync(join(tmpdir(), 'embedding-'));
  try {
    const sampleFiles = samples.map(([, code = ''], index) => {
      const file = join(folder, `sample-${index}.ts`);
      writeFileSync(file, `declare const dataLayer: object[];\n${code}\nexport {};\n`);
      return file;
    });
    const program = ts.createProgram([join(root, 'public/embed.d.ts'), ...sampleFiles], {
      strict: true,
      noEmit: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    });
    const errorMessages = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

    expect(errorMessages).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 30_000);

test('the types for other sites are served as text', () => {
  expect(MEDIA_TYPES.ts).toMatch(/^text\/plain/);
});
