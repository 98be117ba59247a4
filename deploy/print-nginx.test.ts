import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CONFIG = {
  apiBase: 'https://api.example.com',
  parentDomain: 'example.com',
  subSites: {
    onlineJoining: 'https://online-joining.example.com',
    bookings: 'https://bookings.example.com/',
    myAccount: 'https://my-account.example.com',
  },
  cardProviders: { stripe: { scriptUrl: null } },
};

let distFolder: string;
beforeAll(() => {
  distFolder = mkdtempSync(join(tmpdir(), 'pavilion-print-nginx-'));
  writeFileSync(join(distFolder, 'index.html'), '<script>boot()</script>');
});
afterAll(() => rmSync(distFolder, { recursive: true, force: true }));

function printNginx(config: unknown, ...args: string[]) {
  const file = join(distFolder, 'config.json');
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
  const program = join(import.meta.dirname, 'print-nginx.ts');
  return spawnSync(process.execPath, [program, '--dist', distFolder, '--config', file, ...args], {
    encoding: 'utf8',
  });
}

test('config.json alone gives domains, API, embedders and card providers', () => {
  const { stdout, status } = printNginx({ ...CONFIG, embed: { hosts: ['https://club.example'] } });
  expect(status).toBe(0);
  expect(stdout).toContain(
    'server_name online-joining.example.com bookings.example.com my-account.example.com;',
  );
  expect(stdout).toMatch(/page "[^"]*connect-src 'self' https:\/\/api\.example\.com;/);
  expect(stdout).toMatch(/embedded "[^"]*frame-ancestors https:\/\/club\.example;/);
  expect(stdout).toMatch(/checkout "[^"]*script-src [^;]*https:\/\/js\.stripe\.com/);
  expect(stdout).toContain('location ^~ /api/ { return 404; }');
  expect(stdout).toContain(`alias ${join(distFolder, 'config.json')};`);
});

test('a byte-order mark at the start of the file, and notes in it, change nothing', () => {
  const { stdout, stderr } = printNginx(
    `\uFEFF${JSON.stringify({ $schema: 'x', _note: 'ours', ...CONFIG })}`,
  );
  expect(stderr).toBe('');
  expect(stdout).toBe(printNginx(CONFIG).stdout);
});

test('--help prints the usage', () => {
  const { stdout, stderr, status } = printNginx(CONFIG, '--help');
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  for (const option of ['--config', '--api-upstream', '--report-only', '--no-catch-all'])
    expect(stdout).toContain(option);
});

test('report-only policies come with an enforced frame-ancestors', () => {
  const { stdout } = printNginx(CONFIG, '--report', '/csp', '--report-only');
  expect(stdout).toMatch(
    /map \$pavilion_kind \$pavilion_content_security_policy_report_only \{[^}]*js\.stripe\.com/,
  );
  expect(stdout).toMatch(
    /map \$pavilion_kind \$pavilion_content_security_policy \{\n {2}default "";\n {2}page "frame-ancestors 'none'";/,
  );
  expect(stdout).toContain(
    'add_header Content-Security-Policy-Report-Only $pavilion_content_security_policy_report_only always;',
  );
  expect(printNginx(CONFIG, '--report-only').stderr).toMatch(/--report URL/);
});

test("a key for Google Maps changes the policy of the finder's pages, and no key does not", () => {
  const confWithKey = printNginx({ ...CONFIG, googleMapsKey: 'a-key' }).stdout;
  expect(confWithKey.match(/^ .*googleapis.*$/gm)).toEqual([expect.stringMatching(/^ {2}finder /)]);
  for (const googleMapsKey of [null, '', undefined]) {
    expect(printNginx({ ...CONFIG, googleMapsKey }).stdout).not.toContain('google');
  }
});

test('a cart or an account API on its own origin may be called', () => {
  const { stdout } = printNginx({ ...CONFIG, checkoutBase: 'https://pay.example.com/cart' });
  expect(stdout).toContain("connect-src 'self' https://api.example.com https://pay.example.com;");
});

test('the receiver of configuration reports may be called on any origin', () => {
  const printWithReports = (url: unknown) => printNginx({ ...CONFIG, configurationReports: { url } }).stdout;
  expect(printWithReports('https://reports.example.com/configuration')).toContain(
    "connect-src 'self' https://api.example.com https://reports.example.com;",
  );
  for (const reportUrl of ['/configuration-reports', null])
    expect(printWithReports(reportUrl)).toContain("connect-src 'self' https://api.example.com;");
});

test('an API behind this server may be one or several', () => {
  const proxiedConfig = { ...CONFIG, apiBase: '' };
  const singleUpstream = printNginx(
    proxiedConfig,
    '--api-upstream',
    'https://api.example.com',
    '--resolver',
    '192.0.2.53',
  ).stdout;
  expect(singleUpstream).toContain('  resolver 192.0.2.53;');
  expect(singleUpstream).toContain('set $pavilion_api https://api.example.com;');
  const confWithoutResolver = printNginx(
    proxiedConfig,
    '--api-upstream',
    'https://api.example.com',
    '--resolver',
    'none',
  ).stdout;
  expect(confWithoutResolver).toContain('proxy_pass https://api.example.com;');
  expect(printNginx(proxiedConfig, '--api-upstream', 'http://10.0.0.1:4000').stdout).not.toContain(
    'resolver',
  );
  const twoUpstreams = printNginx(
    proxiedConfig,
    '--api-upstream',
    'http://10.0.0.1:4000',
    '--api-upstream',
    'http://10.0.0.2:4000',
  );
  expect(twoUpstreams.stdout).toMatch(/server 10\.0\.0\.1:4000;\n {2}server 10\.0\.0\.2:4000;/);
  expect(twoUpstreams.stdout).toContain('proxy_pass http://pavilion_api;');
});

test('a port listens on both IP families, an address only on itself', () => {
  const { stdout } = printNginx(CONFIG);
  expect(stdout).toMatch(/listen 8080;\n {2}listen \[::\]:8080;\n {2}server_name online-joining/);
  const tls = ['--certificate', '/c.pem', '--key', '/k.pem'];
  const tlsConf = printNginx(
    CONFIG,
    ...tls,
    '--listen',
    '192.0.2.1:443',
    '--listen',
    '[2001:db8::1]:443',
  ).stdout;
  expect(tlsConf).toMatch(
    /listen 192\.0\.2\.1:443 ssl http2;\n {2}listen \[2001:db8::1\]:443 ssl http2;\n {2}ssl_cert/,
  );
  expect(tlsConf).toMatch(/listen 80;\n {2}listen \[::\]:80;\n {2}server_name online-joining/);
  expect(tlsConf.match(/listen .*default_server/g)).toHaveLength(4);
});

test('calls that upload a file are below the account’s address, wherever that is', () => {
  const config = { ...CONFIG, apiBase: '', myAccountBase: '/api/v2.1/account/' };
  const { stdout } = printNginx(config, '--api-upstream', 'http://10.0.0.1:4000');
  expect(stdout).toContain('location ~ "^/api/v2\\.1/account/photo$" {\n      client_max_body_size 3m;');
});

test.each<[why: string, config: unknown, args: string[], sentence: RegExp]>([
  ['no address of the API', { ...CONFIG, apiBase: '' }, [], /--api-upstream https:/],
  ['a sub-site without an address', { ...CONFIG, subSites: {} }, [], /subSites\.onlineJoining must be/],
  [
    'a sub-site of another domain',
    { ...CONFIG, parentDomain: 'other.example' },
    [],
    /not below parentDomain/,
  ],
  [
    'http beside https',
    { ...CONFIG, subSites: { ...CONFIG.subSites, bookings: 'http://bookings.example.com' } },
    [],
    /must all be https/,
  ],
  [
    'an embedder with a further directive',
    { ...CONFIG, embed: { hosts: ['https://club.example; script-src *'] } },
    [],
    /embed\.hosts is .* must be a list of origins/,
  ],
  ['no card provider', { ...CONFIG, cardProviders: {} }, [], /--provider none takes no cards/],
  [
    'a script that the policy would block',
    { ...CONFIG, cardProviders: { stripe: { scriptUrl: 'https://cdn.example/stripe.js' } } },
    [],
    /scriptUrl is at https:\/\/cdn\.example/,
  ],
  ['an unknown provider', CONFIG, ['--provider', 'paypal'], /use none, or any of stripe/],
  ['a certificate without a key', CONFIG, ['--certificate', '/c.pem'], /TLS needs both/],
  ['a path that ends a directive', CONFIG, ['--root', '/srv; include /etc/passwd'], /plain letters/],
  ['a variable of nginx', CONFIG, ['--access-log', '/var/$host'], /plain letters/],
  ['an invalid address for reports', CONFIG, ['--report', 'javascript:1'], /neither an https address/],
  [
    'a worker path that is not a script',
    CONFIG,
    ['--old-worker', '/sw.js; return 1'],
    /is not the path of a script/,
  ],
  [
    'an invalid port',
    CONFIG,
    ['--listen', 'abc'],
    /^--listen: "abc" is neither a port nor an address with a port/,
  ],
  ['a port out of range', CONFIG, ['--listen', '0.0.0.0:70000'], /^--listen: "0\.0\.0\.0:70000" is neither/],
  [
    'an invalid name server',
    { ...CONFIG, apiBase: '' },
    ['--api-upstream', 'https://api.example.com', '--resolver', 'a b'],
    /^--resolver: "a b" is not a name server/,
  ],
  ['an unknown option', CONFIG, ['--unknown'], /--unknown/],
  [
    'invalid JSON',
    '{\n  "apiBase": "",\n}',
    [],
    /config\.json, line 2, column 16: an extra comma before }\.\n$/,
  ],
  [
    'an address without a scheme',
    { ...CONFIG, apiBase: 'api.example.com' },
    [],
    /apiBase is "api\.example\.com", and must be a full address with its scheme/,
  ],
  [
    'a field in another case',
    { ...CONFIG, supportphone: '1' },
    [],
    /: supportphone is written supportPhone\.\n$/,
  ],
  [
    'a part of a field in another case',
    { ...CONFIG, flags: { online_joining_enabled: true } },
    [],
    /flags\.online_joining_enabled is written flags\.onlineJoiningEnabled/,
  ],
  ['an unknown field', { ...CONFIG, telephone: '1' }, [], /there is no field telephone; docs/],
  [
    'a switch in quotation marks',
    { ...CONFIG, savedCardsEnabled: 'true' },
    [],
    /savedCardsEnabled is "true", and must be true or false/,
  ],
  [
    'a time with a unit',
    { ...CONFIG, requestTimeoutMs: '15s' },
    [],
    /requestTimeoutMs is "15s", and must be a whole number/,
  ],
  [
    'a provider with another form',
    { ...CONFIG, cardProviders: { opayo: { form: 'ours' } } },
    [],
    /cardProviders\.opayo\.form is "ours", and must be "own"/,
  ],
  ['an object that is a string', { ...CONFIG, kiosk: 'yes' }, [], /kiosk must be an object/],
  ['no domain above the sub-sites', { ...CONFIG, parentDomain: undefined }, [], /parentDomain is missing/],
  [
    'a domain with a scheme',
    { ...CONFIG, parentDomain: 'https://example.com' },
    [],
    /parentDomain is "https.*without a scheme/,
  ],
  [
    'more embedders than fit into a header of nginx',
    { ...CONFIG, embed: { hosts: Array.from({ length: 200 }, (_, n) => `https://host-${n}.example.com`) } },
    [],
    /use fewer origins/,
  ],
])('reports %s and prints nothing', (_why, config, args, sentence) => {
  const { status, stdout, stderr } = printNginx(config, ...args);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
