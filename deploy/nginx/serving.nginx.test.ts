import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/server/start.ts';
import { distFolder } from '../../tooling/build.ts';
import { findFreePort } from '../../tooling/free-port.ts';
import { requireNginx } from '../../tooling/nginx.ts';
import { formatSiteConf } from './site-conf.ts';
import { type Answer, ask, buildOperator, type RunningNginx, startNginx } from './testing.ts';

const HOSTS = ['online-joining.example.com', 'bookings.example.com', 'my-account.example.com'] as const;
const [JOINING] = HOSTS;
const isBrotli = requireNginx().brotliModule !== null;
if (!isBrotli) console.log('This nginx has no module brotli_static: .br files are not tried with it.');

const builtFiles = readdirSync(distFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name) && entry.name !== 'index.html')
  .map((entry) => `/${relative(distFolder, join(entry.parentPath, entry.name))}`);
const hashedFile =
  builtFiles.find((path) => /^\/assets\/index-[\w-]{8}\.js$/.test(path)) ?? 'the entry of the build';

const SCREEN_PATHS = [
  '/',
  '/?kiosk=true',
  '/centre',
  '/centres',
  '/centre/riverside',
  '/centre/riverside/membership/swim/recurring?a=1',
  '/login?redirect=/checkout',
  '/checkout',
  '/checkout/',
  '/checkout/anything?step=2',
  '/checkout-later',
  '/?embedded',
  '/centre/riverside?embedded=true',
  '/checkout?embedded=false',
  '/checkout?kiosk=true&embedded=',
  '/?not-embedded',
  '/assets',
  '/api',
];
const MISSING_PATHS = [
  '/index.html',
  '/assets/',
  '/assets/index-00000000.js',
  '/assets/no-ending',
  '/favicon.ico',
  '/centre/riverside.php',
  '/.built-from',
  '/.git/config',
  `${hashedFile}.br`,
  `${hashedFile}.gz`,
  '/.well-known/nothing',
];

let sandbox: RunningSandbox;
let server: RunningNginx;
let port: number;
let folder: string;

beforeAll(async () => {
  const formatOrigin = (host: string) => `https://${host}`;
  const [onlineJoining, bookings, myAccount] = HOSTS;
  sandbox = await startSandbox({
    port: 0,
    dataDir: 'memory',
    distDir: distFolder,
    parentDomain: 'example.com',
    sites: {
      onlineJoining: formatOrigin(onlineJoining),
      bookings: formatOrigin(bookings),
      myAccount: formatOrigin(myAccount),
    },
    embedOrigins: ['https://club.example'],
  });
  folder = mkdtempSync(join(tmpdir(), 'pavilion-served-'));
  mkdirSync(join(folder, 'well-known'));
  writeFileSync(join(folder, 'well-known/apple-developer-merchantid-domain-association'), 'ours');
  writeFileSync(join(folder, 'config.json'), JSON.stringify(sandbox.settings.config));
  port = await findFreePort();
  const { config, providers } = sandbox.settings;
  const operator = buildOperator(config, folder, port, {
    apiUpstreams: [sandbox.url],
    reportUrl: '/csp-reports',
    providers,
    isBrotli,
    wellKnown: join(folder, 'well-known'),
  });
  server = await startNginx(formatSiteConf(operator), port, isBrotli);
});
afterAll(async () => {
  await server?.stop();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Headers that differ by server, by time and by file date. */
const IGNORED_HEADERS = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-ranges',
  'etag',
  'last-modified',
  'x-request-id',
];

function toComparable({ status, headers }: Answer) {
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !IGNORED_HEADERS.includes(name))),
  };
}

const askNginx = (path: string, options: Parameters<typeof ask>[2] = {}) =>
  ask(port, path, { host: JOINING, ...options });
const askSandbox = (path: string, options: Parameters<typeof ask>[2] = {}) =>
  ask(sandbox.settings.port, path, { host: JOINING, ...options });

test('the licences of the build’s packages are served as plain text', async () => {
  const { status, headers, body } = await askNginx('/third-party-notices.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = body.toString();
  for (const name of ['react-dom', 'effector', 'dompurify', '@chakra-ui/react', '@stripe/stripe-js'])
    expect(text, name).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  expect(text).toContain('Permission is hereby granted, free of charge');
  for (const font of ['@fontsource-variable/roboto', '@fontsource-variable/open-sans', '@fontsource/lato'])
    expect(text, font).toMatch(new RegExp(`^## ${font} - `, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

describe('nginx responds like the sandbox, header by header', () => {
  test.each(HOSTS)('nginx answers every screen on %s as the sandbox does', async (host) => {
    for (const path of SCREEN_PATHS) {
      const answer = await askNginx(path, { host });
      expect(answer.status, path).toBe(200);
      expect(toComparable(answer), path).toEqual(toComparable(await askSandbox(path, { host })));
      expect(answer.body, path).toEqual(readFileSync(join(distFolder, 'index.html')));
    }
  });

  test.each(['identity', 'gzip', ...(isBrotli ? ['br'] : [])])(
    'nginx serves every file of the build, sent as %s, like the sandbox',
    async (encoding) => {
      expect(builtFiles.length).toBeGreaterThan(20);
      for (const path of builtFiles) {
        const answer = await askNginx(path, { headers: { 'accept-encoding': encoding } });
        expect(answer.status, path).toBe(200);
        expect(toComparable(answer), path).toEqual(
          toComparable(await askSandbox(path, { headers: { 'accept-encoding': encoding } })),
        );
        expect(decodeBody(answer), path).toEqual(readFileSync(join(distFolder, path)));
      }
    },
  );

  test('a missing file is an uncached 404, never the page', async () => {
    for (const path of MISSING_PATHS) {
      const answer = await askNginx(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body.toString(), path).toBe('Not found');
      if (path !== '/index.html')
        expect(toComparable(answer), path).toEqual(toComparable(await askSandbox(path)));
    }
  });

  test('the API document and the contracts are the sandbox’s to serve, not the site’s', async () => {
    for (const path of ['/docs/pact.json', '/docs/openapi.json', '/docs/states.json'])
      expect((await askNginx(path)).status, path).toBe(404);
  });

  test('nginx serves the configuration like the sandbox, always revalidated', async () => {
    const answer = await askNginx('/config.json');
    const { vary, ...otherHeaders } = toComparable(answer).headers;
    expect(vary).toBe('Accept-Encoding');
    expect(otherHeaders).toEqual(toComparable(await askSandbox('/config.json')).headers);
    expect(otherHeaders['cache-control']).toBe('no-cache');
    expect(JSON.parse(answer.body.toString())).toEqual(sandbox.settings.config);
  });

  test('nginx proxies calls to the API like the sandbox, never cached', async () => {
    for (const path of ['/api/client', '/api/venues/online-joining', '/api/auth/user', '/api/none.json']) {
      const options = { headers: { 'accept-encoding': 'gzip' } };
      const [answer, sandboxAnswer] = [await askNginx(path, options), await askSandbox(path, options)];
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(toComparable(answer), path).toEqual(toComparable(sandboxAnswer));
      expect(readBodyWithoutTime(answer), path).toEqual(readBodyWithoutTime(sandboxAnswer));
    }
  });
});

/** The body without the operator's time, which differs between two calls. */
function readBodyWithoutTime(answer: Answer): string {
  return decodeBody(answer)
    .toString()
    .replace(/"server_time":"[^"]+"/, '');
}

function decodeBody({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

test.each([
  ['/centre/riverside.', '/centre/riverside'],
  ['/centre/riverside,?a=1.', '/centre/riverside?a=1.'],
])('a full stop at the end of the address %s is dropped', async (address, target) => {
  const answers = [await askNginx(address), await askSandbox(address)];
  for (const { status, headers } of answers) {
    expect([status, headers.location, headers['cache-control']]).toEqual([301, target, 'no-store']);
  }
});

test('a full stop at the end leads to no other host', async () => {
  for (const address of [
    '//evil.example.',
    '/%0d%0aLocation:%20https:%2f%2fevil.example.',
    '/\\evil.example.',
  ]) {
    const { headers } = await askNginx(address);
    expect(headers.location ?? '/', address).toMatch(/^\/(?![/\\])/);
  }
});

test('the policies of the four kinds of documents differ', async () => {
  const policies = ['/', '/checkout', '/?embedded', '/sca-frame.html'].map(async (path) => {
    return (await askNginx(path)).headers['content-security-policy'] ?? '';
  });
  const [page = '', checkout = '', embedded = '', challenge = ''] = await Promise.all(policies);
  expect(page).toContain("frame-src 'none'");
  expect(page).toContain("frame-ancestors 'none';");
  expect(checkout).toContain(sandbox.settings.simulators.stripeLike);
  expect(embedded).toBe(checkout.replace("ancestors 'none'", 'ancestors https://club.example'));
  expect(challenge).toContain('form-action https:;');
});

test('a hashed file is cached for ever, the page is revalidated, and both have an ETag', async () => {
  for (const [path, cacheControl] of [
    [hashedFile, 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
  ] as const) {
    const firstAnswer = await askNginx(path);
    expect(firstAnswer.headers['cache-control']).toBe(cacheControl);
    const secondAnswer = await askNginx(path, {
      headers: { 'if-none-match': firstAnswer.headers.etag ?? '' },
    });
    expect(secondAnswer.status).toBe(304);
    expect(secondAnswer.headers['cache-control']).toBe(cacheControl);
    expect(secondAnswer.headers['content-security-policy']).toBe(
      firstAnswer.headers['content-security-policy'],
    );
  }
});

test('HEAD has only the headers, and a range only a part', async () => {
  const wholeFile = await askNginx(hashedFile);
  const headAnswer = await askNginx(hashedFile, { method: 'HEAD' });
  expect(toComparable(headAnswer)).toEqual(toComparable(wholeFile));
  expect(headAnswer.body).toHaveLength(0);
  expect(Number(headAnswer.headers['content-length'])).toBe(statSync(join(distFolder, hashedFile)).size);
  const rangeAnswer = await askNginx(hashedFile, { headers: { range: 'bytes=0-9' } });
  expect(rangeAnswer.status).toBe(206);
  expect(rangeAnswer.body).toEqual(wholeFile.body.subarray(0, 10));
  expect(rangeAnswer.headers['cache-control']).toBe(wholeFile.headers['cache-control']);
});

test('the operator’s domain proofs are served, and a missing one does not get the page', async () => {
  const proofAnswer = await askNginx('/.well-known/apple-developer-merchantid-domain-association');
  expect(proofAnswer.body.toString()).toBe('ours');
});
