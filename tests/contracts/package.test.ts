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
  // In the place of an installation: the packages that the tarball asks for.
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

test('the tarball holds verifier, pact, document, states and example, and nothing of the site', () => {
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

test('its program replays the contracts on a server', async () => {
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

test('it says how it is used', async () => {
  expect((await run(['--help'])).out).toContain('--junit FILE');
  expect(await run([], { PROVIDER_URL: '' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Name the server: PROVIDER_URL='),
  });
});
