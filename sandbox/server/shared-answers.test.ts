import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressAnswers } from './compress.ts';
import { requestLog } from './request-log.ts';
import { sharedAnswers } from './shared-answers.ts';

const TODAY = '/api/activities/timetable?venue=riverside&from=2026-11-25';

let server: Server;
let url: string;
/** How often a timetable was read, and what the next ones answer. */
let reads = 0;
let status = 200;
const padding = 'a'.repeat(2000);

beforeEach(async () => {
  reads = 0;
  status = 200;
  const app = express().disable('etag');
  app.use(requestLog(undefined), sharedAnswers(), compressAnswers);
  app.get(['/api/activities/timetable', '/api/cart'], (_request, response) => {
    reads += 1;
    response.set('Cache-Control', 'no-store').status(status).json({ read: reads, padding });
  });
  app.post('/_sandbox/scenarios', (_request, response) => {
    response.json({});
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

test('visitors who read the same day at once share one answer, whole and under an id of their own', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(TODAY)));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(reads).toBe(1);
  expect(bodies).toEqual(Array(20).fill({ read: 1, padding }));
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(20).fill('no-store'));
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(20);
});

test('a customer has an answer of their own', async () => {
  await ask(TODAY);
  await ask(TODAY, { authorization: 'Bearer one' });
  await ask(TODAY, { authorization: 'Bearer another' });
  expect(reads).toBe(3);
});

test.each([
  ['another day', `${TODAY}&days=7`, {}],
  ['another site', TODAY, { origin: 'https://bookings.example' }],
  ['another encoding', TODAY, { 'accept-encoding': 'identity' }],
])('%s has another answer', async (_what, path, headers) => {
  await ask(TODAY);
  await ask(path, headers);
  expect(reads).toBe(2);
});

test('a failure is not shared', async () => {
  status = 503;
  expect((await ask(TODAY)).status).toBe(503);
  status = 200;
  expect((await ask(TODAY)).status).toBe(200);
  expect(reads).toBe(2);
});

test('a basket is not shared', async () => {
  await ask('/api/cart');
  await ask('/api/cart');
  expect(reads).toBe(2);
});

test('what a scenario sets up is seen at once', async () => {
  await ask(TODAY);
  await fetch(`${url}/_sandbox/scenarios`, { method: 'POST' });
  await ask(TODAY);
  expect(reads).toBe(2);
});

test('a moment later the timetable is read again', async () => {
  await ask(TODAY);
  await vi.waitFor(async () => {
    expect(await (await ask(TODAY)).json()).toMatchObject({ read: 2 });
  });
});
