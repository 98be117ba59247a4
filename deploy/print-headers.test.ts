import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'pavilion-headers-'));
  writeFileSync(join(dist, 'index.html'), '<script>boot()</script>');
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const print = (...args: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'print-headers.ts'), '--dist', dist, ...args], {
    encoding: 'utf8',
  });

test('an operator gets the headers of this build as lines for nginx', () => {
  const lines = print();
  expect(lines).toMatch(/^# checkout$/m);
  expect(lines).toMatch(
    /^add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-/m,
  );
});

test('and as JSON for anything else', () => {
  const sets: Record<string, Record<string, string>> = JSON.parse(
    print('--format', 'json', '--provider', 'none'),
  );
  expect(Object.keys(sets)).toEqual(['page', 'checkout', 'embedded', 'challenge', 'other']);
  expect(sets.checkout?.['Content-Security-Policy']).toContain("frame-src 'none'");
});
