import { spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';

const verifyScript = join(import.meta.dirname, '../../contracts/provider/verify.ts');
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts another server on a free port. */
async function startProvider(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

/** Replays the pacts on a server and returns the report and the exit code. */
async function runReplay(url: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [verifyScript], {
    env: { ...process.env, PROVIDER_URL: url, PROVIDER_STATES_URL: `${url}/pact-states`, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve));
  const report = await text(child.stderr);
  return { report, lines: report.split('\n'), code: await exitCode };
}

const createJsonListener =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

const CLIENT_BODY = { data: { id: 'lakeside', name: 'Lakeside Leisure', today: '2026-11-23' } };
const VENUE = {
  id: 'v1',
  slug: 'lakeside',
  name: 'Lakeside',
  address1: '1 Shore Road',
  address2: null,
  postcode: 'NR1 1SR',
};

/** A server with only the client record, as when an API team starts. */
const answerOnlyClient: RequestListener = (request, response) => {
  const isState = request.url === '/pact-states';
  const isClient = request.url === '/api/client';
  createJsonListener(
    isState || isClient ? 200 : 404,
    isState ? {} : isClient ? CLIENT_BODY : { message: 'Not there.' },
  )(request, response);
};

describe('a provider that does not respond ends the replay with an error message', () => {
  test('the replay ends with an error message if the provider refuses the connection', async () => {
    const url = await startProvider(() => {});
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));

    const { report, code } = await runReplay(url);

    expect(code).toBe(1);
    expect(report).toContain(`No answer from ${url}: the connection is refused.`);
  });

  test('the replay ends with an error message if the provider closes each connection', async () => {
    const { report, code } = await runReplay(await startProvider(({ socket }) => socket.destroy()));

    expect(code).toBe(1);
    expect(report).toContain('the connection is closed before an answer');
  });

  test('the replay ends with an error message if the provider never responds', async () => {
    const url = await startProvider((request, response) => {
      if (request.url === '/api/client') createJsonListener(200, CLIENT_BODY)(request, response);
    });

    const { lines, code } = await runReplay(url, { PROVIDER_TIMEOUT_MS: '200' });

    expect(code).toBe(1);
    expect(lines).toContain('  ✗ The provider gave no answer 3 times in a row: the replay ends here.');
    expect(lines.join('\n')).toMatch(/honours 0 of \d+ interactions, fails 3, \d+ not replayed/);
    expect(lines).toContain('0 passed, 3 failed');
  });

  test('the replay ends with an error message if the address of the provider is invalid', async () => {
    const { report, code } = await runReplay('api.example');

    expect(code).toBe(1);
    expect(report).toContain('PROVIDER_URL is "api.example"');
  });
});

describe('a provider with a single call', () => {
  test('the report counts what ran, and missing calls do not fail the one that the provider has', async () => {
    const { lines, code } = await runReplay(await startProvider(answerOnlyClient), {
      PACT_DESCRIPTION: '^the client record$|^the terms of a membership$',
    });

    expect(lines).toContain('  ✓ GET /api/client → 200  the client record');
    expect(lines).toContain('  ✗ GET /api/terms/membership/{typeId} → 200 expected, not sent');
    expect(lines.join('\n')).toMatch(
      /honours 1 of 2 interactions, fails 1, 0 not replayed, \d+ left out by the filter/,
    );
    expect(lines).toContain('1 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('the report shows the call, the response, and a command that repeats it', async () => {
    const url = await startProvider(answerOnlyClient);

    const { lines } = await runReplay(url, { PACT_DESCRIPTION: '^the venues of online joining$' });

    expect(lines).toContain('  ✗ GET /api/venues/online-joining → 200 expected, 404 received');
    expect(lines).toContain('    · the venues of online joining; state: a-visitor');
    expect(lines).toContain('    · answered: {"message":"Not there."}');
    expect(lines).toContain(
      `    · curl -i -X GET '${url}/api/venues/online-joining' -H 'accept: application/json'`,
    );
  });
});

test('a value of the wrong type is found even where null is allowed', async () => {
  const url = await startProvider((request, response) => {
    createJsonListener(
      200,
      request.url === '/pact-states' ? {} : { data: [{ ...VENUE, lat: '52.6', lng: 1.3 }] },
    )(request, response);
  });

  const { report, code } = await runReplay(url, { PACT_DESCRIPTION: '^the venues of online joining$' });

  expect(code).toBe(1);
  expect(report).toContain('  ✗ GET /api/venues/online-joining → 200, with a wrong answer');
  expect(report).toMatch(/· \/data\/0\/lat: .*"string".*"number/);
});

describe('a response from which values are looked up', () => {
  /** A server that enters every state and responds to every call with the same body. */
  const createConstantListener =
    (type: string, body: string): RequestListener =>
    (request, response) => {
      if (request.url === '/pact-states')
        return createJsonListener(200, { token: 'pv_1' })(request, response);
      request.resume();
      response.writeHead(200, { 'Content-Type': type }).end(body);
    };

  test('a look-up response that contradicts the document is reported with the place', async () => {
    const url = await startProvider(createConstantListener('application/json', '{"data":[{"id":"v1"}]}'));

    const { report, code } = await runReplay(url, { PACT_DESCRIPTION: '^the terms of a membership$' });

    expect(code).toBe(1);
    expect(report).toMatch(
      /GET \/api\/venues\/online-joining, asked for the request's values, contradicts the API document: \/data\/0: /,
    );
    expect(report).not.toContain('undefined');
  });

  test('a look-up response that is an HTML page is reported', async () => {
    const url = await startProvider(createConstantListener('text/html', '<h1>Soon</h1>'));

    const { report } = await runReplay(url, { PACT_DESCRIPTION: '^the terms of a membership$' });

    expect(report).toContain('contradicts the API document: the body is text/html, not JSON');
    expect(report).not.toContain('Unexpected token');
  });
});

describe('an optional key', () => {
  const PAYMENTS_BODY = { outstanding: [], upcoming: [], past: [], next_cursor: null };
  const createPaymentsListener =
    (data: unknown): RequestListener =>
    (request, response) =>
      createJsonListener(200, request.url === '/pact-states' ? { token: 'pv_1', bookingId: 'b1' } : { data })(
        request,
        response,
      );
  const filterSettings = { PACT_DESCRIPTION: '\\(optional: waived\\)$' };

  test('a missing optional key is listed and does not fail', async () => {
    const { report, code } = await runReplay(
      await startProvider(createPaymentsListener(PAYMENTS_BODY)),
      filterSettings,
    );

    expect(report).toMatch(/– GET \/api\/my-account\/payments → 200 {2}.* \(optional: waived\): left out/);
    expect(report).toContain('honours 1 of 1 interactions (1 of them without the optional key), fails 0');
    expect(code).toBe(0);
  });

  test('an optional key that is there is validated', async () => {
    const waived = [{ id: 'p1' }];
    const { report, code } = await runReplay(
      await startProvider(createPaymentsListener({ ...PAYMENTS_BODY, waived })),
      filterSettings,
    );

    expect(report).toContain('✗ GET /api/my-account/payments → 200, with a wrong answer');
    expect(code).toBe(1);
  });
});

describe('an optional call', () => {
  const MEMBER_STATE_VALUES = {
    token: 'pv_1',
    benefitId: 'b1',
    passId: 'g1',
    usedPassId: 'g2',
    venueId: 'v1',
    visitDate: '2026-11-24',
  };
  const filterSettings = { PACT_DESCRIPTION: 'the card of a member$|member card without authentication$' };
  const createStatesListener =
    (status: number, answer: RequestListener): RequestListener =>
    (request, response) =>
      request.url === '/pact-states'
        ? createJsonListener(status, status === 200 ? MEMBER_STATE_VALUES : { message: 'No such state.' })(
            request,
            response,
          )
        : answer(request, response);

  test.each([404, 501])('an optional call is listed as not offered if the response is %i', async (status) => {
    const url = await startProvider(
      createStatesListener(200, createJsonListener(status, { message: 'Not there.' })),
    );

    const { report, code } = await runReplay(url, filterSettings);

    expect(report).toContain('– GET /api/my-account/card → 200  the card of a member: not offered');
    expect(report).toContain(
      '– GET /api/my-account/card → 401  the member card without authentication: not offered',
    );
    expect(report).toContain('honours 2 of 2 interactions (2 of them for calls that it does not offer)');
    expect(code).toBe(0);
  });

  test('an optional call is listed as not offered if its state is unknown', async () => {
    const { report, code } = await runReplay(
      await startProvider(createStatesListener(404, createJsonListener(500, {}))),
      {
        PACT_DESCRIPTION: 'the card of a member$',
      },
    );

    expect(report).toContain('– GET /api/my-account/card → 200  the card of a member: not offered');
    expect(code).toBe(0);
  });

  test('an optional call that is there is validated', async () => {
    const { report, code } = await runReplay(
      await startProvider(createStatesListener(200, createJsonListener(200, { data: {} }))),
      filterSettings,
    );

    expect(report).toContain('✗ GET /api/my-account/card → 200, with a wrong answer');
    expect(code).toBe(1);
  });

  test('a required call with an unknown state fails', async () => {
    const { code } = await runReplay(
      await startProvider(createStatesListener(404, createJsonListener(404, { message: 'No.' }))),
      {
        PACT_DESCRIPTION: '^the venues of online joining$',
      },
    );

    expect(code).toBe(1);
  });
});

test('a filter that matches no interaction is an error', async () => {
  const { report, code } = await runReplay(await startProvider(answerOnlyClient), {
    PACT_DESCRIPTION: 'no such thing',
  });

  expect(code).toBe(1);
  expect(report).toMatch(/None of the \d+ interactions fits PACT_DESCRIPTION=no such thing/);
});
