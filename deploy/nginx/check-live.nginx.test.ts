import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../tooling/free-port.ts';
import { formatSiteConf } from './site-conf.ts';
import { buildOperator, EXAMPLE_CONFIG, type RunningNginx, startNginx } from './testing.ts';

const SITE = 'https://online-joining.example.com';
const CONFIG = { ...EXAMPLE_CONFIG, apiBase: '', embed: { hosts: ['https://www.club.example'] } };

let folder: string;
let api: Server;
let apiPort: number;
let tls: { certificate: string; key: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-check-live-'));
  tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const certificateOptions = [
    '-subj',
    '/CN=example.com',
    '-addext',
    'subjectAltName=DNS:*.example.com',
    '-days',
    '60',
  ];
  const openssl = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', tls.key, '-out', tls.certificate],
    ...certificateOptions,
  ]);
  if (openssl.status !== 0) throw new Error('No certificate could be made: install openssl.');
  apiPort = await findFreePort();
  api = createServer(async (request, response) => {
    for await (const _ of request);
    response.writeHead(request.method === 'PUT' ? 401 : 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end('{"data":{}}');
  });
  api.listen(apiPort, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => {
  api?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The program's table for a site whose configuration was changed after printing. */
async function runCheckLive(change: (conf: string) => string = (conf) => conf, ca = tls.certificate) {
  const port = await findFreePort();
  const [plainPort] = [await findFreePort()];
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG));
  const operator = buildOperator(CONFIG, folder, port, {
    tls,
    apiUpstreams: [`http://127.0.0.1:${apiPort}`],
    redirectFrom: [`127.0.0.1:${plainPort}`],
  });
  const server: RunningNginx = await startNginx(change(formatSiteConf(operator)), plainPort, false);
  try {
    const program = join(import.meta.dirname, '..', 'check-live.ts');
    const child = spawn(process.execPath, [program, SITE, '--at', `127.0.0.1:${port}`], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [table, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { status, lines: table.trim().split('\n') };
  } finally {
    await server.stop();
  }
}

const hasMark = (mark: string) => (line: string) => line.startsWith(mark);

test('the printed configuration gives no findings', async () => {
  const { status, lines } = await runCheckLive();
  expect(lines.filter((line) => !hasMark('✓')(line))).toEqual(['', '39 fine, 0 to look at, 0 wrong']);
  for (const what of [
    'certificate',
    'headers of /checkout',
    'framed by www.club.example',
    'a document of 10 MB',
  ])
    expect(lines.join('\n')).toContain(what);
  expect(status).toBe(0);
});

test.each<[what: string, change: (conf: string) => string, mark: '✗' | '!', line: RegExp]>([
  [
    'a missing header',
    (conf) => conf.replaceAll(/^.*add_header X-Content-Type-Options.*$/gm, ''),
    '✗',
    /headers of \/ .*X-Content-Type-Options is missing/,
  ],
  [
    'a script’s host that the checkout lacks',
    (conf) => conf.replaceAll(' https://js.stripe.com', ''),
    '✗',
    /headers of \/checkout .*script-src lacks https:\/\/js\.stripe\.com/,
  ],
  [
    'an extra allowed source',
    (conf) => conf.replaceAll("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    '!',
    /script-src also allows 'unsafe-inline'/,
  ],
  [
    'an embedding page that is no longer allowed',
    (conf) => conf.replaceAll('frame-ancestors https://www.club.example', "frame-ancestors 'none'"),
    '✗',
    /framed by www\.club\.example +refused/,
  ],
  [
    'a server with a lower limit for uploads',
    (conf) => conf.replaceAll('client_max_body_size 11m', 'client_max_body_size 1m'),
    '✗',
    /a document of 10 MB +413/,
  ],
])('%s is found', async (_what, change, mark, line) => {
  const { status, lines } = await runCheckLive(change);
  expect(lines.filter(hasMark(mark)).join('\n')).toMatch(line);
  expect(status).toBe(mark === '✗' ? 1 : 0);
});

test('an untrusted certificate is reported in words', async () => {
  const { status, lines } = await runCheckLive(undefined, join(folder, 'none.pem'));
  expect(lines[0]).toMatch(
    /^✗ online-joining\.example\.com +config\.json +this machine does not know who signed the certificate/,
  );
  expect(status).toBe(1);
});
