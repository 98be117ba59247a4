import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findStaticFile } from './static-files.ts';

test.each([
  [1023, false],
  [1024, true],
])('a script of %d bytes is compressed as the build compresses it: %s', (bytes, isCompressed) => {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'script.js');
  writeFileSync(path, 'a'.repeat(bytes));
  const file = findStaticFile(path);
  expect(file.body('gzip') !== file.body('identity')).toBe(isCompressed);
});
