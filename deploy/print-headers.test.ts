import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let distFolder: string;
beforeAll(() => {
  distFolder = mkdtempSync(join(tmpdir(), 'pavilion-headers-'));
  writeFileSync(join(distFolder, 'index.html'), '<script>boot()</script>');
});
afterAll(() => rmSync(distFolder, { recursive: true, force: true }));

const printHeaders = (...args: string[]) =>
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'print-headers.ts'), '--dist', distFolder, ...args],
    {
      encoding: 'utf8',
      stdio: 'pipe',
    },
  );

test('an operator gets the headers of this build as lines for nginx', () => {
  const nginxLines = printHeaders();
  expect(nginxLines).toMatch(/^# checkout$/m);
  expect(nginxLines).toMatch(
    /^add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-/m,
  );
});

test('an operator gets the headers of this build as JSON for any other web server', () => {
  const headerSets: Record<string, Record<string, string>> = JSON.parse(
    printHeaders('--format', 'json', '--provider', 'none'),
  );
  expect(Object.keys(headerSets)).toEqual([
    'page',
    'finder',
    'checkout',
    'embedded',
    'challenge',
    'preview',
    'other',
  ]);
  expect(headerSets.checkout?.['Content-Security-Policy']).toContain("frame-src 'none'");
});

function checkoutPolicy(...args: string[]): string {
  const headerSets: Record<string, Record<string, string>> = JSON.parse(
    printHeaders('--format', 'json', ...args),
  );
  return headerSets.checkout?.['Content-Security-Policy'] ?? '';
}

test('the checkout allows only the hosts of the named providers', () => {
  const opayoPolicy = checkoutPolicy('--provider', 'opayo');
  expect(opayoPolicy).toMatch(/script-src [^;]*https:\/\/live\.opayo\.eu\.elavon\.com/);
  expect(opayoPolicy).not.toMatch(/stripe|ryft|sandbox/);
  const combinedPolicy = checkoutPolicy('--provider', 'stripe', '--provider', 'ryft');
  expect(combinedPolicy).toMatch(
    /frame-src [^;]*https:\/\/hooks\.stripe\.com[^;]*https:\/\/embedded\.ryftpay\.com/,
  );
  expect(combinedPolicy).not.toMatch(/opayo/);
});

const runPrintHeaders = (...args: string[]) => {
  const program = join(import.meta.dirname, 'print-headers.ts');
  return spawnSync(process.execPath, [program, '--dist', distFolder, ...args], { encoding: 'utf8' });
};

test('--help prints the usage', () => {
  const { stdout, stderr, status } = runPrintHeaders('--help');
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  for (const option of ['--format', '--dist', '--report-only', '--provider', '--embed', '--http'])
    expect(stdout).toContain(option);
});

test.each<[string, string[], RegExp]>([
  ['an unknown option', ['--unknown'], /--unknown/],
  ['an argument without an option', ['stripe'], /stripe/],
  ['an unknown format', ['--format', 'apache'], /--format apache: use nginx or json/],
  ['a build that does not exist', ['--dist', '/nowhere'], /npm run build/],
  ['an origin with a further directive', ['--api', 'https://a.example; script-src *'], /is not an origin/],
  ['report-only without an address', ['--report-only'], /--report URL/],
])('%s gives one error message and no output', (_, args, messagePattern) => {
  const { stdout, stderr, status } = runPrintHeaders(...args);
  expect(stderr).toMatch(messagePattern);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test('a report-only operator gets policies that only report, but frame-ancestors is still enforced', () => {
  const headerSets: Record<string, Record<string, string>> = JSON.parse(
    printHeaders('--format', 'json', '--report', '/csp', '--report-only', '--embed', 'https://club.example'),
  );
  const enforcedSets: Record<string, Record<string, string>> = JSON.parse(
    printHeaders('--format', 'json', '--report', '/csp', '--embed', 'https://club.example'),
  );
  for (const kind of ['page', 'finder', 'checkout', 'embedded', 'challenge', 'preview']) {
    const { 'Content-Security-Policy': policy = '', ...otherHeaders } = enforcedSets[kind] ?? {};
    const ancestors = policy.split('; ').filter((directive) => directive.startsWith('frame-ancestors'));
    const reportedDirectives = policy
      .split('; ')
      .filter((directive) => directive !== 'upgrade-insecure-requests');
    expect(headerSets[kind]).toEqual({
      ...otherHeaders,
      'Content-Security-Policy': ancestors[0],
      'Content-Security-Policy-Report-Only': reportedDirectives.join('; '),
    });
  }
});

test('a substitute for a provider uses only the named origin, which must be valid', () => {
  const policy = checkoutPolicy('--provider', 'stripe=https://stand-in.example');
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://stand-in\\.example`));
  expect(policy).not.toContain('stripe.com');
  expect(() => printHeaders('--provider', 'stripe=https://a.example; script-src *')).toThrow(
    /write an origin/,
  );
});

test('an unknown provider is an error that lists the known ones', () => {
  expect(() => printHeaders('--provider', 'paypal')).toThrow(
    /--provider paypal: use none, or any of stripe, opayo/,
  );
});

test("--google-maps allows Google's hosts on the finder's pages only", () => {
  const headerSets: Record<string, Record<string, string>> = JSON.parse(
    printHeaders('--format', 'json', '--google-maps'),
  );
  const kindsWithGoogle = Object.keys(headerSets).filter((kind) =>
    headerSets[kind]?.['Content-Security-Policy']?.includes('googleapis'),
  );
  expect(kindsWithGoogle).toEqual(['finder']);
  expect(printHeaders()).not.toContain('googleapis');
});
