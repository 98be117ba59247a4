import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tooling/run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-contracts-'));
  const packed = spawnSync('npm', ['pack', join(root, 'packages/contracts'), '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(packed.stderr).toBe('');
  const [tarball = ''] = readdirSync(folder);
  expect(spawnSync('tar', ['-xzf', tarball], { cwd: folder }).status).toBe(0);
  // Links the dependencies of the tarball, instead of installing them.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(folder, 'package/pavilion-contracts.js'), ...args], {
    cwd: folder,
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
  const entries = readdirSync(join(folder, 'package'), { recursive: true, encoding: 'utf8' });
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

  const { out, errors, code } = await run(['--only', 'GET /api/client'], {
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
  const example = spawn(process.execPath, [join(folder, 'package/example/states.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      PROVIDER_URL: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(example.stdout.setEncoding('utf8'), 'data');
    const enter = (state: string) =>
      fetch(String(line).trim(), { method: 'POST', body: JSON.stringify({ state, params: {} }) });
    const entered = await enter('a-customer-without-instruction');
    expect(await entered.json()).toEqual({
      token: expect.stringMatching(/^token of joiner-/),
      email: expect.stringMatching(/@example\.com$/),
      password: expect.any(String),
    });
    expect((await enter('no-such-state')).status).toBe(404);
  } finally {
    example.kill();
    api.close();
  }
});

test('the program prints its usage', async () => {
  expect((await run(['--help'])).out).toContain('--junit FILE');
  expect(await run([], { PROVIDER_URL: '' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Set the server: PROVIDER_URL='),
  });
});
