import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
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
async function runReplay(url: string, env: Record<string, string> = {}, args: readonly string[] = []) {
  const child = spawn(process.execPath, [verifyScript, ...args], {
    env: { ...process.env, PROVIDER_URL: url, PROVIDER_STATES_URL: `${url}/pact-states`, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve));
  const report = await text(child.stderr);
  return { report, lines: report.split('\n'), exitCode: await exitCode };
}

const createJsonListener =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

const CLIENT_BODY = { data: { id: 'lakeside', name: 'Lakeside Leisure', today: '2026-11-23' } };
/** A server with only the client record, as when an API team starts. */
const answerOnlyClient: RequestListener = (request, response) => {
  const isState = request.url === '/pact-states';
  const isClient = request.url === '/api/client';
  createJsonListener(
    isState || isClient ? 200 : 404,
    isState ? {} : isClient ? CLIENT_BODY : { message: 'Not there.' },
  )(request, response);
};

test('the report has totals for a part of a level', async () => {
  const args = ['--only', 'GET /api/client,/api/my-account/card,/api/venues'];
  const { lines } = await runReplay(await startProvider(answerOnlyClient), {}, args);

  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Level 1 browse: [1-9]\d* of \d+$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Level 5 account: \d+ of \d+$/));
});

test('a cause of many failures is printed once, and a state without values needs no handler', async () => {
  const url = await startProvider((request, response) =>
    createJsonListener(
      request.url === '/api/client' ? 200 : 404,
      request.url === '/api/client' ? CLIENT_BODY : { message: 'No.' },
    )(request, response),
  );

  const { lines, exitCode } = await runReplay(url, {}, [
    '--only',
    'GET /api/my-account/bookings,GET /api/client',
  ]);

  expect(lines).toContain('  ✓ GET /api/client → 200  the client record');
  expect(lines.filter((line) => line.includes('not sent'))).toHaveLength(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}✗ \d+ more fail for the same reason: POST http.*404 received/),
  );
  expect(exitCode).toBe(1);
});

test('a missing call is one entry, however many interactions it has', async () => {
  const { lines } = await runReplay(await startProvider(answerOnlyClient), {}, [
    '--only',
    'GET /api/geocoding/search',
  ]);
  const name = 'the server does not have GET /api/geocoding/search';

  expect(lines).toContain(`    · ${name}`);
  expect(lines.filter((line) => line.startsWith('  ✗ GET'))).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringContaining(`more fail for the same reason: ${name}`));
});

test.each([
  [['--olny', 'x'], '--help lists the options'],
  [['--junit', '/no/such/folder/results.xml'], 'there is no folder /no/such/folder'],
])('%j is refused before anything is replayed', async (args, words) => {
  const { lines, exitCode } = await runReplay('http://127.0.0.1:9', {}, args);

  expect(lines[0]).toContain(words);
  expect(exitCode).toBe(1);
});

test('the results are written as JUnit XML', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-junit-'));
  const resultsFile = join(folder, 'results.xml');
  await runReplay(
    await startProvider(answerOnlyClient),
    { PACT_DESCRIPTION: '^the (client record|venues of online joining)$' },
    ['--junit', resultsFile],
  );
  const xml = readFileSync(resultsFile, 'utf8');
  rmSync(folder, { recursive: true });
  expect(xml).toContain('<testsuite name="browse" tests="2" failures="1" skipped="0">');
  expect(xml).toContain('<testcase classname="GET /api/client" name="200: the client record"/>');
  expect(xml).toMatch(
    /<failure message="[^"]+">[^<]*the server does not have GET \/api\/venues\/online-joining/,
  );
});

describe('a gateway in front of the server', () => {
  test('a gateway gets its header with every call, and the report does not show it', async () => {
    const sentHeaders: (string | undefined)[] = [];
    const url = await startProvider((request, response) => {
      sentHeaders.push(request.headers['x-api-key']?.toString());
      createJsonListener(200, CLIENT_BODY)(request, response);
    });

    const { report } = await runReplay(url, {
      PROVIDER_HEADERS: 'X-Api-Key: secret-1\nX-Other: 2',
      PACT_DESCRIPTION: '^the (client record|venues of online joining)$',
    });

    expect(sentHeaders.length).toBeGreaterThan(3);
    expect(new Set(sentHeaders)).toEqual(new Set(['secret-1']));
    expect(report).not.toContain('secret-1');
  });

  test('a gateway whose log-in is missing is reported once, with the setting', async () => {
    const { lines, exitCode } = await runReplay(
      await startProvider(createJsonListener(401, { message: 'Who is there?' })),
    );

    expect(lines.filter((line) => line.includes('PROVIDER_HEADERS'))).toHaveLength(1);
    expect(lines.length).toBeLessThan(4);
    expect(exitCode).toBe(1);
  });

  test('a gateway gets Proxy-Authorization as well as the token of a customer in Authorization', async () => {
    const sentHeaders: (string | undefined)[][] = [];
    const url = await startProvider((request, response) => {
      sentHeaders.push([request.headers.authorization, request.headers['proxy-authorization']]);
      createJsonListener(200, request.url === '/api/client' ? CLIENT_BODY : { token: 'pv_1', orderId: 'o1' })(
        request,
        response,
      );
    });

    const { report } = await runReplay(url, {
      PROVIDER_HEADERS: 'Authorization: Basic one\nProxy-Authorization: Basic two',
      PACT_DESCRIPTION: '^the credit of a customer$',
    });

    expect(new Set(sentHeaders.map(([proxyAuthorization]) => proxyAuthorization))).toEqual(
      new Set(['Basic one', 'Bearer pv_1']),
    );
    expect(new Set(sentHeaders.map(([, gateway]) => gateway))).toEqual(new Set(['Basic two']));
    expect(report).toContain('is sent only with calls without a customer’s token');
  });

  test('a gateway that refuses the token of a customer is reported once for all calls', async () => {
    const url = await startProvider((request, response) => {
      if (request.headers.authorization !== 'Bearer pv_1')
        return createJsonListener(
          200,
          request.url === '/api/client'
            ? CLIENT_BODY
            : { token: 'pv_1', orderId: 'o1', requiredId: 'r1', documentId: 'd1' },
        )(request, response);
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="staging"' }).end();
    });

    const { lines } = await runReplay(url, {
      PACT_DESCRIPTION: '^the (credit|documents) of a customer',
    });

    expect(lines.filter((line) => line.includes('asks for a log-in of its own'))).toHaveLength(2);
  });

  test('a port that Node refuses to call is reported in words', async () => {
    const { report, exitCode } = await runReplay('http://127.0.0.1:6000');

    expect(report).toContain('browsers and Node refuse to call this port: use another');
    expect(exitCode).toBe(1);
  });
});
