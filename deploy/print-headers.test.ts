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
  expect(Object.keys(sets)).toEqual(['page', 'finder', 'checkout', 'embedded', 'challenge', 'other']);
  expect(sets.checkout?.['Content-Security-Policy']).toContain("frame-src 'none'");
});

function checkoutPolicy(...args: string[]): string {
  const sets: Record<string, Record<string, string>> = JSON.parse(print('--format', 'json', ...args));
  return sets.checkout?.['Content-Security-Policy'] ?? '';
}

test('the checkout lets in the hosts of the providers that are named, and of no other', () => {
  const opayo = checkoutPolicy('--provider', 'opayo');
  expect(opayo).toMatch(/script-src [^;]*https:\/\/live\.opayo\.eu\.elavon\.com/);
  expect(opayo).not.toMatch(/stripe|ryft|sandbox/);
  const two = checkoutPolicy('--provider', 'stripe', '--provider', 'ryft');
  expect(two).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com[^;]*https:\/\/embedded\.ryftpay\.com/);
  expect(two).not.toMatch(/opayo/);
});

test('a provider that nobody knows is told with those that are known, and nothing is printed', () => {
  expect(() => print('--provider', 'paypal')).toThrow(/--provider paypal: use none, or any of stripe, opayo/);
});

test("an operator with a key for Google Maps opens the finder's pages, and those alone", () => {
  const sets: Record<string, Record<string, string>> = JSON.parse(print('--format', 'json', '--google-maps'));
  const withGoogle = Object.keys(sets).filter((kind) =>
    sets[kind]?.['Content-Security-Policy']?.includes('googleapis'),
  );
  expect(withGoogle).toEqual(['finder']);
  expect(print()).not.toContain('googleapis');
});
