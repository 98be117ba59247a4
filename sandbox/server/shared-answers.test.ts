import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressAnswers } from './compress.ts';
import { requestLog } from './request-log.ts';
import { SHARED_FOR_MS, sharedAnswers } from './shared-answers.ts';

const TODAY_PATH = '/api/activities/timetable?venue=riverside&from=2026-11-25';

let server: Server;
let url: string;
/** How many calls have arrived. */
let calls = 0;
/** How often a timetable was read, and the status of the next responses. */
let reads = 0;
let status = 200;
/** Delays reading a timetable until the test resolves it. */
let gate: Promise<void>;
const padding = 'a'.repeat(2000);

beforeEach(async () => {
  calls = 0;
  reads = 0;
  status = 200;
  gate = Promise.resolve();
  vi.useFakeTimers({ toFake: ['performance'] });
  const app = express().disable('etag');
  app.use((_request, _response, next) => {
    calls += 1;
    next();
  });
  app.use(requestLog(undefined), sharedAnswers(), compressAnswers);
  app.get(['/api/activities/timetable', '/api/cart'], async (_request, response) => {
    reads += 1;
    const read = reads;
    await gate;
    response.set('Cache-Control', 'no-store').status(status).json({ read, padding });
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
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const requestPath = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

test('visitors who read the same day at the same moment share one response, complete and each with their own request id', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestPath(TODAY_PATH)));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(reads).toBe(1);
  expect(bodies).toEqual(Array(20).fill({ read: 1, padding }));
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(20).fill('no-store'));
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(20);
});

test('a customer gets a response of their own', async () => {
  await requestPath(TODAY_PATH);
  await requestPath(TODAY_PATH, { authorization: 'Bearer one' });
  await requestPath(TODAY_PATH, { authorization: 'Bearer another' });
  expect(reads).toBe(3);
});

test.each([
  ['another day', `${TODAY_PATH}&days=7`, {}],
  ['another site', TODAY_PATH, { origin: 'https://bookings.example' }],
  ['another encoding', TODAY_PATH, { 'accept-encoding': 'identity' }],
])('%s gets another response', async (_what, path, headers) => {
  await requestPath(TODAY_PATH);
  await requestPath(path, headers);
  expect(reads).toBe(2);
});

test('a failure is not shared', async () => {
  status = 503;
  expect((await requestPath(TODAY_PATH)).status).toBe(503);
  status = 200;
  expect((await requestPath(TODAY_PATH)).status).toBe(200);
  expect(reads).toBe(2);
});

test('a basket is not shared', async () => {
  await requestPath('/api/cart');
  await requestPath('/api/cart');
  expect(reads).toBe(2);
});

test('what a scenario changes is seen at once', async () => {
  await requestPath(TODAY_PATH);
  await fetch(`${url}/_sandbox/scenarios`, { method: 'POST' });
  await requestPath(TODAY_PATH);
  expect(reads).toBe(2);
});

const readReadCount = async (answer: Promise<Response>) => (await (await answer).json()).read;

test('after a moment the timetable is read again', async () => {
  await requestPath(TODAY_PATH);
  vi.advanceTimersByTime(SHARED_FOR_MS - 1);
  expect(await readReadCount(requestPath(TODAY_PATH))).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await readReadCount(requestPath(TODAY_PATH))).toBe(2);
});

test('while it is read again the others get the last response, unless that is too old', async () => {
  await requestPath(TODAY_PATH);
  vi.advanceTimersByTime(SHARED_FOR_MS);
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const first = requestPath(TODAY_PATH);
  await vi.waitFor(() => expect(reads).toBe(2));
  expect(await readReadCount(requestPath(TODAY_PATH))).toBe(1);
  vi.advanceTimersByTime(1_000 - SHARED_FOR_MS);
  const lateAnswer = requestPath(TODAY_PATH);
  await vi.waitFor(() => expect(calls).toBe(4));
  open();
  expect([await readReadCount(first), await readReadCount(lateAnswer), reads]).toEqual([2, 2, 2]);
});
