import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import express, { type Response } from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBodyRoom } from './bodies.ts';
import { answerErrors } from './errors.ts';

let server: Server;
/** Calls that wait for the test to respond. */
const openResponses: Response[] = [];

beforeEach(async () => {
  openResponses.length = 0;
  const bounded = createBodyRoom({ ofAll: 300, ofOne: 200 });
  const app = express().set('trust proxy', 1);
  app.put('/file', bounded(100), (_request, response) => {
    openResponses.push(response);
    server.emit('begun');
  });
  app.use(answerErrors(() => undefined));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a call whose body never arrives. Returns the status if it is refused, otherwise 'begun'. */
function beginRequest(caller: number, headers: Record<string, string> = { 'content-length': '100' }) {
  const address = server.address();
  const sentRequest = request({
    host: '127.0.0.1',
    port: typeof address === 'object' ? address?.port : undefined,
    path: '/file',
    method: 'PUT',
    headers: { 'x-forwarded-for': `192.0.2.${caller}`, ...headers },
  });
  sentRequest.on('error', () => undefined);
  sentRequest.flushHeaders();
  return Promise.race([
    once(server, 'begun').then(() => 'begun'),
    once(sentRequest, 'response').then(([response]) => Object(response).statusCode),
  ]);
}

test('one caller has room for a limited number of bodies at once, and all callers together for more', async () => {
  expect([await beginRequest(1), await beginRequest(1), await beginRequest(1)]).toEqual([
    'begun',
    'begun',
    429,
  ]);
  expect([await beginRequest(2), await beginRequest(2)]).toEqual(['begun', 503]);
});

test('a body that is compressed or has no length counts with the limit', async () => {
  const chunked = { 'transfer-encoding': 'chunked' };
  const compressed = { 'content-length': '9', 'content-encoding': 'gzip' };
  expect([await beginRequest(1, chunked), await beginRequest(1, compressed), await beginRequest(1)]).toEqual([
    'begun',
    'begun',
    429,
  ]);
  expect(await beginRequest(1, { 'content-length': '0' })).toBe('begun');
});

test('the room of a body is released when its call gets a response or is aborted', async () => {
  await beginRequest(1);
  await beginRequest(1);
  for (const response of openResponses.splice(0)) {
    const isClosed = once(response, 'close');
    response.destroy();
    await isClosed;
  }
  expect([await beginRequest(1), await beginRequest(1), await beginRequest(1)]).toEqual([
    'begun',
    'begun',
    429,
  ]);
});
