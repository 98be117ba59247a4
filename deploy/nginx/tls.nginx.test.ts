import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../tooling/free-port.ts';
import { formatSiteConf } from './site-conf.ts';
import { ask, buildOperator, createCertificate, type RunningNginx, startNginx } from './testing.ts';

const HOST = 'bookings.example.com';
const config = {
  apiBase: 'https://api.example.com',
  parentDomain: 'example.com',
  subSites: {
    onlineJoining: 'https://online-joining.example.com',
    bookings: `https://${HOST}`,
    myAccount: 'https://my-account.example.com',
  },
};

let folder: string;
let server: RunningNginx;
let port: number;
let plainPort: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-tls-'));
  const tls = createCertificate(folder);
  [port, plainPort] = [await findFreePort(), await findFreePort()];
  const operator = buildOperator(config, folder, port, {
    providers: ['stripe'],
    tls,
    redirectFrom: [`127.0.0.1:${plainPort}`],
    trustedProxies: ['10.0.0.0/8'],
  });
  server = await startNginx(formatSiteConf(operator), plainPort, false);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends the host name in the handshake (SNI); the certificate is self-signed. */
const buildConnection = (servername: string) => ({
  host: '127.0.0.1',
  port,
  servername,
  rejectUnauthorized: false,
});

test('a sub-site is served over TLS', async () => {
  const answer = await new Promise<{ status: number | undefined; hsts: string | undefined }>(
    (resolve, reject) => {
      get({ ...buildConnection(HOST), path: '/checkout', headers: { host: HOST } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, hsts: response.headers['strict-transport-security'] });
      }).once('error', reject);
    },
  );
  expect(answer).toEqual({ status: 200, hsts: 'max-age=31536000; includeSubDomains' });
});

test.each([
  ['HTTP/2 is negotiated', HOST, ['h2'], 'h2'],
  ['an unknown host name is refused before a certificate is sent', 'evil.example', ['http/1.1'], 'refused'],
])('%s', async (_what, serverName, protocols, outcome) => {
  const result = await new Promise((resolve) => {
    const socket = connect({ ...buildConnection(serverName), ALPNProtocols: protocols });
    socket.once('secureConnect', () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    });
    socket.once('error', () => resolve('refused'));
  });
  expect(result).toBe(outcome);
});

test('plain HTTP is redirected to the same address over TLS, for the three sub-sites only', async () => {
  const answer = await ask(plainPort, '/centre/riverside?a=1', { host: HOST });
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(`https://${HOST}:${port}/centre/riverside?a=1`);
  const stranger = await ask(plainPort, '/', { host: 'evil.example' });
  expect(stranger.status).toBe(421);
  expect(stranger.headers.location).toBeUndefined();
});
