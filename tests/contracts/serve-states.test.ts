import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveStates } from '../../contracts/provider/serve-states.ts';
import { buildVenue } from '../fixtures/venues.ts';

const VENUE = buildVenue({ id: 'v1', slug: 'lakeside' });
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/client': { data: { id: 'lakeside', name: 'Lakeside Leisure', today: '2026-11-23' } },
  '/api/venues/online-joining': { data: [VENUE] },
};

let receivedCalls: string[] = [];
let providerServer: Server;
let statesServer: Server;
const readAddress = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
};

beforeAll(async () => {
  providerServer = createServer(async (request, response) => {
    const { url = '' } = request;
    const { state } = JSON.parse((await text(request)) || '{}');
    receivedCalls.push(state ? `state ${state}` : url);
    const answer = state ? (state === 'a-cart-with-nothing-to-pay' ? null : { token: 'pv_1' }) : ANSWERS[url];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'No.' }));
  });
  providerServer.listen(0, '127.0.0.1');
  await once(providerServer, 'listening');
  const url = readAddress(providerServer);
  statesServer = await serveStates(
    { url, statesUrl: `${url}/pact-states`, timeoutMs: 5000, extraHeaders: {} },
    0,
  );
});
beforeEach(() => {
  receivedCalls = [];
});
afterAll(() => {
  for (const server of [statesServer, providerServer]) {
    server?.close();
    server?.closeAllConnections();
  }
});

async function enterState(state: string) {
  const response = await fetch(readAddress(statesServer), {
    method: 'POST',
    body: JSON.stringify({ state, consumer: 'pavilion', action: 'setup' }),
  });
  return { status: response.status, values: await response.json() };
}

test('a state returns its own values, and those that the API has and the requests need', async () => {
  const { status, values } = await enterState('a-visitor');
  expect(status).toBe(200);
  expect(values).toMatchObject({ token: 'pv_1', venueId: 'v1', venueSlug: 'lakeside' });
  expect(values).not.toHaveProperty('paymentOptionId');
  expect(receivedCalls[0]).toBe('state a-visitor');
});

test('there is no other call between a state for the next call and that call', async () => {
  expect((await enterState('too-many-calls')).status).toBe(200);
  expect(receivedCalls).toEqual(['state too-many-calls']);
});

test('a port in use is reported in words', async () => {
  const url = readAddress(providerServer);
  const secondServer = serveStates(
    { url, statesUrl: null, timeoutMs: 5000, extraHeaders: {} },
    Number(new URL(readAddress(statesServer)).port),
  );
  await expect(secondServer).rejects.toThrow(/cannot listen on port \d+/);
});

test('a state that the server or the contracts do not have is a 404', async () => {
  expect((await enterState('a-cart-with-nothing-to-pay')).status).toBe(404);
  expect(await enterState('no-such-state')).toMatchObject({
    status: 404,
    values: { message: 'states.json has no state "no-such-state".' },
  });
});
