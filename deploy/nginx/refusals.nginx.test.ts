import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFolder } from '../../tooling/build.ts';
import { findFreePort } from '../../tooling/free-port.ts';
import { formatSiteConf } from './site-conf.ts';
import { ask, buildOperator, EXAMPLE_CONFIG, type RunningNginx, startNginx } from './testing.ts';

const JOINING = 'online-joining.example.com';

let server: RunningNginx;
let port: number;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-refused-'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(EXAMPLE_CONFIG));
  port = await findFreePort();
  server = await startNginx(formatSiteConf(buildOperator(EXAMPLE_CONFIG, folder, port)), port, false);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const askNginx = (path: string, options: Parameters<typeof ask>[2] = {}) =>
  ask(port, path, { host: JOINING, ...options });

test('no spelling of a path escapes the folder', async () => {
  const secretText = readFileSync(join(distFolder, '../package.json'), 'utf8');
  for (const path of [
    '/../package.json',
    '/assets/../../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..\\..\\package.json',
    '//../package.json',
    '/assets/....//package.json',
    '/.well-known/../../package.json',
    '/.well-known../config.json',
    '/config.json/../../package.json',
  ]) {
    const answer = await askNginx(path);
    expect([400, 404], path).toContain(answer.status);
    expect(answer.body.toString(), path).not.toContain(secretText.slice(0, 40));
  }
});

test('a page accepts no write methods', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
    expect((await askNginx('/checkout', { method })).status, method).toBe(405);
  }
});

test('an unknown host name gets no page; a health check by IP address gets a response', async () => {
  for (const host of [
    'evil.example',
    'example.com',
    `127.0.0.1:${port}`,
    'online-joining.example.com.evil.example',
  ]) {
    const answer = await ask(port, '/', { host });
    expect(answer.status, host).toBe(421);
    expect(answer.body.toString(), host).not.toContain('<');
  }
  expect((await ask(port, '/health')).status).toBe(200);
  expect((await ask(port, '/', { host: `${JOINING}:${port}` })).status).toBe(200);
  expect((await ask(port, '/', { host: JOINING.toUpperCase() })).status).toBe(200);
});

test('nginx hides its version, and its log has no query and no hand-off token', async () => {
  const answer = await askNginx('/login?redirect=/secret&token=abc123');
  await askNginx('/handoff/Zk3v0yq8RrGm1c5bT9wXeA?lang=en');
  await askNginx('/api/handoffs/Zk3v0yq8RrGm1c5bT9wXeA/claim');
  expect(answer.headers.server).toBe('nginx');
  await server.stop();
  const log = readFileSync(join(folder, 'access.log'), 'utf8');
  expect(log).toContain('"GET /login" 200');
  expect(log).not.toContain('abc123');
  expect(log).toContain('"GET /handoff/Zk3v"');
  expect(log).toContain('"GET /api/handoffs/Zk3v/claim"');
  expect(log).not.toContain('Zk3v0');
});
