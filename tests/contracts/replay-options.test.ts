import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../contracts/provider/verify.ts');
const opened: Server[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A foreign server that listens on a port of its own. */
async function provider(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

/** Replays the pacts on it, and gives the report and the exit code. */
async function replayed(url: string, env: Record<string, string> = {}, args: readonly string[] = []) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, PROVIDER_URL: url, PROVIDER_STATES_URL: `${url}/pact-states`, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const report = await text(child.stderr);
  return { report, lines: report.split('\n'), code: await ended };
}

const json =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

const CLIENT = { data: { id: 'lakeside', name: 'Lakeside Leisure', today: '2026-11-23' } };
/** A server that has only a client record, as an API team starts. */
const firstDay: RequestListener = (request, response) => {
  const isState = request.url === '/pact-states';
  const isClient = request.url === '/api/client';
  json(isState || isClient ? 200 : 404, isState ? {} : isClient ? CLIENT : { message: 'Not there.' })(
    request,
    response,
  );
};

test('a part of a level has a sum', async () => {
  const args = ['--only', 'GET /api/client,/api/my-account/card,/api/venues'];
  const { lines } = await replayed(await provider(firstDay), {}, args);

  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Level 1 browse: [1-9]\d* of \d+$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Level 5 account: \d+ of \d+$/));
});

test('a cause that keeps many requests from being sent is said once, and a state that gives nothing needs no handler', async () => {
  const url = await provider((request, response) =>
    json(
      request.url === '/api/client' ? 200 : 404,
      request.url === '/api/client' ? CLIENT : { message: 'No.' },
    )(request, response),
  );

  const { lines, code } = await replayed(url, {}, ['--only', 'GET /api/my-account/bookings,GET /api/client']);

  expect(lines).toContain('  ✓ GET /api/client → 200  the client record');
  expect(lines.filter((line) => line.includes('not sent'))).toHaveLength(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}✗ \d+ more could not be sent for the same reason: POST http.*404 received/),
  );
  expect(code).toBe(1);
});

test('the results are written as JUnit’s XML', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-junit-'));
  const file = join(folder, 'results.xml');
  await replayed(
    await provider(firstDay),
    { PACT_DESCRIPTION: '^the (client record|venues of online joining)$' },
    ['--junit', file],
  );
  const xml = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(xml).toContain('<testsuite name="browse" tests="2" failures="1" skipped="0">');
  expect(xml).toContain('<testcase classname="GET /api/client" name="200: the client record"/>');
  expect(xml).toMatch(/<failure message="[^"]+">[^<]*expected 200 but was 404/);
});

describe('what stands in front of the server', () => {
  test('gets its header with every call, and the report keeps it to itself', async () => {
    const seen: (string | undefined)[] = [];
    const url = await provider((request, response) => {
      seen.push(request.headers['x-api-key']?.toString());
      json(200, CLIENT)(request, response);
    });

    const { report } = await replayed(url, {
      PROVIDER_HEADERS: 'X-Api-Key: secret-1\nX-Other: 2',
      PACT_DESCRIPTION: '^the (client record|venues of online joining)$',
    });

    expect(seen.length).toBeGreaterThan(3);
    expect(new Set(seen)).toEqual(new Set(['secret-1']));
    expect(report).not.toContain('secret-1');
  });

  test('a port that Node does not call is named in words', async () => {
    const { report, code } = await replayed('http://127.0.0.1:6000');

    expect(report).toContain('browsers and Node refuse to call this port: use another');
    expect(code).toBe(1);
  });
});
