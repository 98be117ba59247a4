import { describe, expect, it, vi } from 'vitest';
import { configureApi, describeFailure, isApiFailure, loadUser } from './index';

const DEFAULT = 'Something has gone wrong, please try again.';
const NOT_FOUND = 'Unable to complete request, item not found.';
const FORBIDDEN = 'Unauthorised.';
const EXPIRED = 'Something has gone wrong, please reload and try again.';
const SAID = 'The operator says no.';

const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers });
const html = (status: number) =>
  new Response('<h1>Bad gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** The text that a customer reads if the screen has none of its own. Requirement S8.2. */
const cases: readonly [what: string, answer: () => Response, reads: string][] = [
  ['400 without a message', () => json(400, {}), DEFAULT],
  ['400 with the server’s message', () => json(400, { message: SAID }), SAID],
  ['401 without a message', () => json(401, {}), DEFAULT],
  ['402', () => json(402, {}), DEFAULT],
  ['403 without a message', () => json(403, {}), FORBIDDEN],
  ['403 with an empty message', () => json(403, { message: '' }), FORBIDDEN],
  ['403 with the server’s message', () => json(403, { message: SAID }), SAID],
  ['404 without a message', () => json(404, {}), NOT_FOUND],
  ['404 with a page of HTML', () => html(404), NOT_FOUND],
  ['404 with the server’s message', () => json(404, { message: SAID }), SAID],
  ['409', () => json(409, {}), DEFAULT],
  ['419, whatever the server writes', () => json(419, { message: 'CSRF token mismatch.' }), EXPIRED],
  [
    '422 with fields and a message',
    () => json(422, { message: SAID, errors: { name: ['Too long.'] } }),
    SAID,
  ],
  ['422 with fields alone', () => json(422, { errors: { name: ['Too long.'] } }), DEFAULT],
  ['422 with only a message', () => json(422, { message: SAID }), SAID],
  ['422 with nothing', () => new Response(null, { status: 422 }), DEFAULT],
  ['429 with Retry-After', () => json(429, {}, { 'Retry-After': '30' }), DEFAULT],
  ['429 with the server’s message', () => json(429, { message: SAID }, { 'Retry-After': '30' }), SAID],
  ['500', () => json(500, {}), DEFAULT],
  ['500 with what no customer may read', () => json(500, { message: 'SQLSTATE[42P01]' }), DEFAULT],
  ['502 with a page of HTML', () => html(502), DEFAULT],
  ['503 with Retry-After', () => json(503, { message: 'down' }, { 'Retry-After': '120' }), DEFAULT],
  ['504', () => html(504), DEFAULT],
  ['malformed JSON', () => new Response('{"data": {'), DEFAULT],
  ['a page of HTML in place of an answer', () => html(200), DEFAULT],
  ['nothing in place of an answer', () => new Response(''), DEFAULT],
  ['204 in place of an answer', () => new Response(null, { status: 204 }), DEFAULT],
  ['null as data', () => json(200, { data: null }), DEFAULT],
];

const configuration = { baseUrl: 'http://operator.test', timeoutMs: 50 };

async function readAfter(transport: () => Promise<Response>, token: string | null) {
  const onUnauthorised = vi.fn();
  configureApi({ ...configuration, transport, readToken: () => token, onUnauthorised });
  const failure: unknown = await loadUser().catch((thrown: unknown) => thrown);
  return { reads: isApiFailure(failure) ? describeFailure(failure) : null, onUnauthorised };
}

describe('the text of a request that fails', () => {
  it.each(cases)('%s', async (_, answer, text) => {
    const { reads, onUnauthorised } = await readAfter(async () => answer(), null);
    expect(reads).toBe(text);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it.each([
    ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that never comes', () => new Promise<Response>(() => {})],
  ])('%s', async (_, transport) => {
    expect((await readAfter(transport, 'pv_token')).reads).toBe(DEFAULT);
  });

  it('a 401 ends a customer’s session, once; for a visitor it has a text like any failure', async () => {
    const answerUnauthorised = async () => json(401, { message: SAID });
    expect((await readAfter(answerUnauthorised, 'pv_token')).onUnauthorised).toHaveBeenCalledTimes(1);
    const visitor = await readAfter(answerUnauthorised, null);
    expect(visitor.onUnauthorised).not.toHaveBeenCalled();
    expect(visitor.reads).toBe(SAID);
  });

  it('a caller receives the failure of an ended session before the page reloads', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
      },
    });
    const reload = () => {
      body?.error(new TypeError('Failed to fetch'));
      body = undefined;
    };
    const transport = async () => {
      setTimeout(() => {
        body?.enqueue(new TextEncoder().encode(JSON.stringify({ message: SAID })));
        body?.close();
        body = undefined;
      });
      return new Response(stream, { status: 401, headers: { 'Content-Type': 'application/json' } });
    };
    configureApi({ ...configuration, transport, readToken: () => 'pv_token', onUnauthorised: reload });
    const failure: unknown = await loadUser().catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ kind: 'http', status: 401, message: SAID });
  });
});
