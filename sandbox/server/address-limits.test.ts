import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express, { type Response } from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAddressLimits } from './address-limits.ts';
import { createDisconnectSignal } from './disconnect-signal.ts';
import { answerErrors } from './errors.ts';

let server: Server;
/** Calls that wait for the test to respond, and whether their caller has disconnected. */
const begun: { response: Response; signal: AbortSignal }[] = [];

beforeEach(async () => {
  begun.length = 0;
  const limitAddress = createAddressLimits({ most: 20, withinMs: 60_000 });
  const app = express();
  app.post(
    '/log-in',
    limitAddress((status) => status < 400),
    (_request, response) => {
      begun.push({ response, signal: createDisconnectSignal(response) });
      server.emit('begun');
    },
  );
  app.use(answerErrors(() => undefined));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

function startLogIn(leaveSignal = new AbortController()) {
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/log-in`;
  const answer = fetch(url, { method: 'POST', signal: leaveSignal.signal });
  return { answer, leave: () => leaveSignal.abort() };
}

async function beginLogIn() {
  const isBegun = once(server, 'begun');
  const call = startLogIn();
  await isBegun;
  const work = begun.at(-1);
  if (!work) throw new Error('No call.');
  return { ...call, ...work };
}

async function breakOff() {
  const { answer, leave, response, signal } = await beginLogIn();
  const isClosed = once(response, 'close');
  leave();
  await expect(answer).rejects.toThrow();
  await isClosed;
  return signal;
}

async function answerWithStatus(status: number) {
  const { answer, response, signal } = await beginLogIn();
  response.status(status).end();
  const callAnswer = await answer;
  await callAnswer.text();
  return { status: callAnswer.status, signal };
}

test('a call that is aborted before its response counts as an attempt', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) await breakOff();
  expect((await startLogIn().answer).status).toBe(429);
});

test('the signal aborts for a caller who has disconnected, and not for one who gets a response', async () => {
  expect((await breakOff()).aborted).toBe(true);
  expect((await answerWithStatus(200)).signal.aborted).toBe(false);
});

test('one address can have a tenth of its attempts open at once, and another when one of them gets its response', async () => {
  const [first, second] = [await beginLogIn(), await beginLogIn()];
  const refusal = await startLogIn().answer;
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '5']);
  first.response.status(401).end();
  await (await first.answer).text();
  expect((await answerWithStatus(200)).status).toBe(200);
  second.response.status(401).end();
  await second.answer;
});
