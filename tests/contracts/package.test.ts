import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tooling/run.ts';

let packageFolder: string;
beforeAll(() => {
  packageFolder = mkdtempSync(join(tmpdir(), 'pavilion-contracts-'));
  const packResult = spawnSync('npm', ['pack', join(root, 'packages/contracts'), '--silent'], {
    cwd: packageFolder,
    encoding: 'utf8',
  });
  expect(packResult.stderr).toBe('');
  const [tarball = ''] = readdirSync(packageFolder);
  expect(spawnSync('tar', ['-xzf', tarball], { cwd: packageFolder }).status).toBe(0);
  // Links the dependencies of the tarball, instead of installing them.
  symlinkSync(join(root, 'node_modules'), join(packageFolder, 'node_modules'));
});
afterAll(() => rmSync(packageFolder, { recursive: true, force: true }));

async function runPackage(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(packageFolder, 'package/pavilion-contracts.js'), ...args], {
    cwd: packageFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, errors, code };
}

test('the tarball contains the verifier, pact, document, states and example, and nothing of the site', () => {
  const entries = readdirSync(join(packageFolder, 'package'), { recursive: true, encoding: 'utf8' });
  expect(entries.filter((name) => /\.\w+$/.test(name)).sort()).toEqual([
    'README.md',
    'dist/openapi.json',
    'dist/pact/pavilion-operator-api.json',
    'dist/replay.js',
    'dist/states.json',
    'example/states.mjs',
    'package.json',
    'pavilion-contracts.js',
    'states-openapi.yaml',
  ]);
});

test('the program of the package replays the contracts on a server', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/client' ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end('{"data":{"id":"lakeside","name":"Lakeside Leisure","today":"2026-11-23"}}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';

  const { out, errors, code } = await runPackage(['--only', 'GET /api/client'], {
    PROVIDER_URL: url,
    PROVIDER_STATES_URL: `${url}/pact-states`,
    PACT_DESCRIPTION: '^the client record$',
  });
  server.close();

  expect(errors).toBe('');
  expect(out).toContain('  ✓ GET /api/client → 200  the client record\n');
  expect(out).toContain('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('the example enters its state through the API, and responds with 404 to any other', async () => {
  const api = createServer(async (request, response) => {
    const { email } = JSON.parse(await text(request));
    response.writeHead(201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ data: { token: `token of ${email}` } }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const example = spawn(process.execPath, [join(packageFolder, 'package/example/states.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      PROVIDER_URL: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(example.stdout.setEncoding('utf8'), 'data');
    const enterState = (state: string) =>
      fetch(String(line).trim(), { method: 'POST', body: JSON.stringify({ state, params: {} }) });
    const enteredState = await enterState('a-customer-without-instruction');
    expect(await enteredState.json()).toEqual({
      token: expect.stringMatching(/^token of joiner-/),
      email: expect.stringMatching(/@example\.com$/),
      password: expect.any(String),
    });
    expect((await enterState('no-such-state')).status).toBe(404);
  } finally {
    example.kill();
    api.close();
  }
});

test('the program prints its usage', async () => {
  expect((await runPackage(['--help'])).out).toContain('--junit FILE');
  expect(await runPackage([], { PROVIDER_URL: '' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Set the server: PROVIDER_URL='),
  });
});
