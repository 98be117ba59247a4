import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/shared/config/config.ts';
import { REPORT_PATH } from './site.ts';
import { openTestSandbox, readAt, type TestSandbox } from './testing.ts';
import { visitAddress } from './testing-visit.ts';

const BOOT_SCRIPT = 'window.__pavilionBoot = {};';
const PAGE_HTML = `<!doctype html><title>Pavilion</title><script>${BOOT_SCRIPT}</script><script type="module" src="/assets/app-a1b2c3d4.js"></script>`;
const CODE_TEXT = `export const text = '${'long '.repeat(1000)}';`;

let sandbox: TestSandbox;
let dist: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'pavilion-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), PAGE_HTML);
  writeFileSync(join(dist, 'sca-frame.html'), '<!doctype html><title>Bank</title>');
  writeFileSync(join(dist, '.built-from'), 'stamp');
  writeFileSync(join(dist, 'assets/app-a1b2c3d4.js'), CODE_TEXT);
  writeFileSync(join(dist, 'assets/lato-latin-400-normal-a1b2c3d4.woff2'), 'font');
  mkdirSync(join(dist, 'fonts'));
  writeFileSync(join(dist, 'fonts/garage-gothic.woff2'), 'font');
  sandbox = await openTestSandbox({ distDir: dist });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true, force: true });
});

/** Requests like a browser, by default from the joining site. */
function openPath(
  path: string,
  headers: Record<string, string> = {},
  origin = sandbox.settings.sites.onlineJoining,
) {
  return visitAddress(origin + path, { headers });
}

test('every path of a screen gets the page', async () => {
  for (const path of ['/', '/centre/riverside', '/login?redirect=/', '/checkout', '/anything/else']) {
    const { status, headers, body } = await openPath(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(PAGE_HTML);
  }
});

test('an asset that does not exist is a 404 and never the page', async () => {
  for (const path of [
    '/assets/app-00000000.js',
    '/assets/',
    '/favicon.ico',
    '/../package.json',
    '/.built-from',
  ]) {
    const { status, body } = await openPath(path);
    expect(status, path).toBe(404);
    expect(body.toString()).not.toContain('<!doctype');
  }
});

test('a hashed asset may be cached for ever, and is compressed', async () => {
  const { headers, body } = await openPath('/assets/app-a1b2c3d4.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(body.length).toBeLessThan(CODE_TEXT.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(CODE_TEXT);
});

test('a free font may be loaded by a card provider’s frame; an operator’s licensed font and the code may not', async () => {
  const readAllowedOrigin = async (path: string) =>
    (await openPath(path)).headers['access-control-allow-origin'];
  expect(await readAllowedOrigin('/assets/lato-latin-400-normal-a1b2c3d4.woff2')).toBe('*');
  expect(await readAllowedOrigin('/fonts/garage-gothic.woff2')).toBeUndefined();
  expect(await readAllowedOrigin('/assets/app-a1b2c3d4.js')).toBeUndefined();
});

test('an unchanged page is a 304', async () => {
  const { headers } = await openPath('/');
  const secondResult = await openPath('/', { 'if-none-match': String(headers.etag) });
  expect(secondResult.status).toBe(304);
  expect(secondResult.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('the policy allows the boot script of this page by its hash, and no other inline code', async () => {
  const { headers } = await openPath('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("frame-ancestors 'none';");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('only the checkout document allows the card providers', async () => {
  const { stripeLike, opayoLike, ryftLike } = sandbox.settings.simulators;
  const policy = String((await openPath('/checkout')).headers['content-security-policy']);
  expect(policy).toContain(`frame-src 'self' ${stripeLike} ${opayoLike} ${ryftLike};`);
  expect(String((await openPath('/')).headers['content-security-policy'])).not.toContain('simulators');
});

test('every document has exactly the headers that deploy/ prints for this operator, and none of them names the bank', async () => {
  const { providers, hostPage, simulators } = sandbox.settings;
  const program = join(import.meta.dirname, '../../deploy/print-headers.ts');
  const options = [
    '--format',
    'json',
    '--dist',
    dist,
    '--http',
    '--report',
    REPORT_PATH,
    '--embed',
    hostPage,
  ];
  const named = providers.flatMap((provider) => ['--provider', provider]);
  const printed = execFileSync(process.execPath, [program, ...options, ...named], { encoding: 'utf8' });
  const sets: Record<string, Record<string, string>> = JSON.parse(printed);
  const documents = {
    page: '/login',
    finder: '/',
    checkout: '/checkout',
    embedded: '/checkout?embedded',
    challenge: '/sca-frame.html',
    preview: '/form-preview',
  };
  for (const [kind, path] of Object.entries(documents)) {
    const { headers } = await openPath(path);
    for (const [name, value] of Object.entries(sets[kind] ?? { missing: '' }))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
  expect(printed).not.toContain(new URL(simulators.bank).hostname);
});

test('the document that frames the bank’s page has its own policy', async () => {
  const { status, headers } = await openPath('/sca-frame.html');
  const policy = String(headers['content-security-policy']);
  expect(status).toBe(200);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain('form-action https: http:;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers['cache-control']).toBe('no-cache');
});

test('a page of another site may embed it if the configuration names it, and the whole visit there is one document', async () => {
  const { stripeLike } = sandbox.settings.simulators;
  const policy = String((await openPath('/?embedded')).headers['content-security-policy']);
  expect(policy).toContain(stripeLike);
  expect(policy).toContain(`frame-ancestors ${sandbox.settings.hostPage};`);
  const config: unknown = JSON.parse((await openPath('/config.json')).body.toString());
  expect(readAt(config, 'embed', 'hosts')).toEqual([sandbox.settings.hostPage]);
});

test('the page of another site contains the documented snippet, under its own policy', async () => {
  const { status, headers, body } = await openPath('/', { host: new URL(sandbox.settings.hostPage).host });
  expect(status).toBe(200);
  expect(body.toString()).toContain('data-pavilion-join');
  expect(body.toString()).toContain(`src="${sandbox.settings.sites.onlineJoining}/embed.js"`);
  expect(headers['content-security-policy']).toContain(`frame-src ${sandbox.settings.sites.onlineJoining};`);
});

test('the configuration names this sandbox’s own addresses', async () => {
  const { status, headers, body } = await openPath('/config.json');
  const config: unknown = JSON.parse(body.toString());
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(readAt(config, 'subSites', 'onlineJoining')).toBe(sandbox.settings.sites.onlineJoining);
  expect(readAt(config, 'cardProviders', 'stripe', 'scriptUrl')).toContain('/v1/stripe-like.js');
});

test('the configuration has exactly the fields that the site reads', async () => {
  const config: unknown = JSON.parse((await openPath('/config.json')).body.toString());
  const fields = (value: unknown) => Object.keys(Object(value)).sort();
  const read = readConfig({});
  expect(fields(config)).toEqual(fields(read));
  for (const [name, standard] of Object.entries(read))
    if (name !== 'cardProviders' && typeof standard === 'object' && standard !== null)
      expect(fields(readAt(config, name)), name).toEqual(fields(standard));
});

test('the IP address redirects to the joining site', async () => {
  const { status, headers } = await openPath('/kiosk?kiosk=true', {
    host: `127.0.0.1:${sandbox.settings.port}`,
  });
  expect(status).toBe(302);
  expect(headers.location).toBe(`${sandbox.settings.sites.onlineJoining}/kiosk?kiosk=true`);
});

test('a proxy request with a full address is handled like one with a path', async () => {
  const { port, sites } = sandbox.settings;
  const requestTarget = (target: string) => visitAddress(`http://127.0.0.1:${port}/`, { target });
  const { status, headers } = await requestTarget(`http://127.0.0.1:${port}/kiosk?kiosk=true`);
  expect([status, headers.location]).toEqual([302, `${sites.onlineJoining}/kiosk?kiosk=true`]);
  expect((await requestTarget(`${sites.onlineJoining}/checkout`)).headers['content-security-policy']).toBe(
    (await openPath('/checkout')).headers['content-security-policy'],
  );
  expect((await requestTarget('*')).status).toBe(400);
});

test('the simulators respond on their own hosts and nowhere else', async () => {
  const script = '/v1/stripe-like.js';
  expect((await openPath(script, {}, sandbox.settings.simulators.stripeLike)).status).toBe(200);
  expect((await openPath(script)).status).toBe(404);
  const unknownOrigin = `http://unknown.simulators.localhost:${sandbox.settings.port}`;
  expect((await openPath('/', {}, unknownOrigin)).status).toBe(404);
});

test('the API reference comes from this server alone', async () => {
  const page = await openPath('/docs');
  expect(page.status).toBe(200);
  expect(String(page.headers['content-security-policy'])).toContain("connect-src 'self'");
  for (const file of ['openapi.json', 'pact.json', 'states.json'])
    expect((await openPath(`/docs/${file}`)).status, file).toBe(200);
  expect((await openPath('/docs/standalone.js', { 'accept-encoding': 'br' })).status).toBe(200);
  expect((await openPath('/docs/other.js')).status).toBe(404);
});
