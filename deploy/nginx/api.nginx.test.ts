import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../tooling/free-port.ts';
import { formatSiteConf } from './site-conf.ts';
import { ask, buildOperator, EXAMPLE_CONFIG, type RunningNginx, startNginx } from './testing.ts';

const JOINING = 'online-joining.example.com';
const API = 'api.operator.test';
const KB = 1000;
/** A second address of this machine, of the other IP family if it has one. */
const OTHER_ADDRESS = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)
  ? '[::1]'
  : '127.0.0.2';

let nginx: RunningNginx;
let nameServer: Socket;
let servers: readonly Server[];
let folder: string;
let port: number;
/** The API's address according to the operator's name server. */
let apiAddress = '127.0.0.1';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-api-'));
  const apiPort = await findFreePort();
  servers = await Promise.all(['127.0.0.1', '127.0.0.2'].map((host) => startApi(host, apiPort)));
  nameServer = createNameServer(() => apiAddress);
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  port = await findFreePort();
  const operator = buildOperator({ ...EXAMPLE_CONFIG, apiBase: '' }, folder, port, {
    apiUpstreams: [`http://${API}:${apiPort}`],
    resolvers: [`127.0.0.1:${nameServer.address().port}`],
    listen: [`127.0.0.1:${port}`, `${OTHER_ADDRESS}:${port}`],
  });
  nginx = await startNginx(formatSiteConf(operator), port, false);
});
afterAll(async () => {
  await nginx?.stop();
  nameServer?.close();
  for (const server of servers ?? []) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server that responds to each call with its own address and the length of the body. */
async function startApi(host: string, listenPort: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += chunk.length;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ host, url: request.url, length }));
  });
  server.listen(listenPort, host);
  await once(server, 'listening');
  return server;
}

/** A name server that resolves every IPv4 query to one address, valid for a second, and every other query to none. */
function createNameServer(address: () => string): Socket {
  const socket = createSocket('udp4');
  socket.on('message', (question, asker) => {
    const end = question.indexOf(0, 12) + 5;
    const isIPv4 = question.readUInt16BE(end - 4) === 1;
    const header = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isIPv4 ? 1 : 0, 0, 0, 0, 0]);
    const bytes = address().split('.').map(Number);
    const answer = isIPv4 ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...bytes]) : Buffer.alloc(0);
    socket.send(Buffer.concat([header, question.subarray(12, end), answer]), asker.port, asker.address);
  });
  return socket;
}

const sendBody = (path: string, bytes: number) =>
  ask(port, path, { host: JOINING, method: 'PUT', body: Buffer.alloc(bytes, 1) });

test.each([
  ['a photo of 1.4 MB', '/api/my-account/photo', 1_400 * KB],
  ['a document of 1.5 MB', '/api/my-account/documents/0197b1c2-0000/content', 1_500 * KB],
  ['a document of 10 MB', '/api/my-account/documents/0197b1c2-0000/content', 10 * 1024 * 1024],
])('%s reaches the API', async (_what, path, bytes) => {
  const answer = await sendBody(path, bytes);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body.toString())).toMatchObject({ url: path, length: bytes });
});

test.each([
  ['a photo of 4 MB', '/api/my-account/photo', 4_000 * KB],
  ['a document of 12 MB', '/api/my-account/documents/0197b1c2-0000/content', 12_000 * KB],
  ['any other call of 1.4 MB', '/api/my-account/user/update', 1_400 * KB],
  ['a call that only looks like a photo', '/api/my-account/photo/other', 1_400 * KB],
])('%s is refused in the same way as by the API', async (_what, path, bytes) => {
  const { status, headers, body } = await sendBody(path, bytes);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    413,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(JSON.parse(body.toString())).toEqual({ message: 'The request is too large.' });
});

test('an API that moves to another address is found there', async () => {
  const loadRequestSeenByApi = async () =>
    JSON.parse((await ask(port, '/api/client?a=%2F', { host: JOINING })).body.toString());
  expect(await loadRequestSeenByApi()).toEqual({ host: '127.0.0.1', url: '/api/client?a=%2F', length: 0 });
  apiAddress = '127.0.0.2';
  await expect
    .poll(loadRequestSeenByApi, { timeout: 10_000, interval: 100 })
    .toMatchObject({ host: '127.0.0.2' });
});

test('nginx listens on every named address', async () => {
  const status = await new Promise((resolve, reject) => {
    get(
      { host: OTHER_ADDRESS.replace(/[[\]]/g, ''), port, path: '/', headers: { host: JOINING } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    ).once('error', reject);
  });
  expect(status).toBe(200);
});
