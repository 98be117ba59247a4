import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../tooling/free-port.ts';
import { findPageKind, formatContentSecurityPolicy, type HeaderOptions } from '../headers.ts';
import { formatSiteConf } from './site-conf.ts';
import { ask, buildOperator, EXAMPLE_CONFIG, type RunningNginx, startNginx } from './testing.ts';

/** With a Google Maps key, so that the finder's pages have their own policy. */
const CONFIG = { ...EXAMPLE_CONFIG, googleMapsKey: 'a-key' };

let server: RunningNginx;
let port: number;
let folder: string;
let headers: HeaderOptions;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-policies-'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG));
  port = await findFreePort();
  const operator = buildOperator(CONFIG, folder, port);
  headers = operator.headers;
  server = await startNginx(formatSiteConf(operator), port, false);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const askNginx = (path: string) => ask(port, path, { host: 'online-joining.example.com' });

test('any address has the same policy as on the site, however it is spelt', async () => {
  const pathSegment = fc.constantFrom(
    'checkout',
    'Checkout',
    'CENTRE',
    'sca-frame.html',
    'form-preview',
    'form-preview-frame.html',
    'embedded',
    'centre',
    'a',
    'assets',
    '%63heckout',
    '-',
    '',
  );
  const query = fc.array(
    fc.constantFrom('embedded', 'embedded=', 'embedded=true', 'embedded=false', 'embedded=falsely', 'a=1'),
    { maxLength: 3 },
  );
  const address = fc
    .tuple(fc.array(pathSegment, { maxLength: 3 }), query)
    .map(([path, pairs]) => `/${path.join('/')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`);
  await fc.assert(
    fc.asyncProperty(address, async (randomAddress) => {
      const answer = await askNginx(randomAddress);
      fc.pre(answer.status === 200);
      expect(answer.headers['content-security-policy']).toBe(
        formatContentSecurityPolicy(findPageKind(randomAddress), headers),
      );
    }),
    { numRuns: 300 },
  );
});

test('the finder’s pages allow Google Maps if the operator has a key, and no other page does', async () => {
  const loadPolicy = async (path: string) => (await askNginx(path)).headers['content-security-policy'];
  for (const path of ['/', '/?kiosk=true', '/centre', '/centre/riverside?a=1']) {
    expect(await loadPolicy(path), path).toContain('https://*.googleapis.com');
  }
  for (const path of ['/centres', '/login', '/checkout', '/centre/riverside?embedded', '/sca-frame.html']) {
    expect(await loadPolicy(path), path).toContain("default-src 'none'");
    expect(await loadPolicy(path), path).not.toContain('google');
  }
});
