import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../tooling/free-port.ts';
import { listOldWorkers } from './old-workers.ts';
import { formatSiteConf } from './site-conf.ts';
import { type Answer, ask, buildOperator, EXAMPLE_CONFIG, type RunningNginx, startNginx } from './testing.ts';

let folder: string;
let server: RunningNginx;
let worker: Answer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-worker-'));
  const port = await findFreePort();
  const operator = buildOperator(EXAMPLE_CONFIG, folder, port, {
    oldWorkers: listOldWorkers(['usual', '/club/offline.js']),
  });
  server = await startNginx(formatSiteConf(operator), port, false);
  const host = 'bookings.example.com';
  worker = await ask(port, '/sw.js', { host });
  expect((await ask(port, '/club/offline.js', { host })).body).toEqual(worker.body);
  expect((await ask(port, '/other.js', { host })).status).toBe(404);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an earlier site’s service worker is replaced by another, which is never cached', () => {
  expect([worker.status, worker.headers['content-type'], worker.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
});

test('the worker that removes itself empties the caches and reloads the open pages', async () => {
  const workerActions: string[] = [];
  const listeners: Record<string, (event: { waitUntil: (pendingWork: Promise<void>) => void }) => void> = {};
  const self = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener;
    },
    skipWaiting: () => workerActions.push('takes over'),
    registration: { unregister: async () => workerActions.push('removed') },
    clients: {
      matchAll: async () => [
        { url: '/basket', navigate: (url: string) => workerActions.push(`loads ${url}`) },
      ],
    },
  };
  const caches = {
    keys: async () => ['old'],
    delete: async (name: string) => workerActions.push(`empties ${name}`),
  };
  runInNewContext(worker.body.toString(), { self, caches });
  let pendingWork = Promise.resolve();
  const event = {
    waitUntil: (workerPromise: Promise<void>) => {
      pendingWork = workerPromise;
    },
  };
  listeners.install?.(event);
  listeners.activate?.(event);
  await pendingWork;
  expect(workerActions).toEqual(['takes over', 'empties old', 'removed', 'loads /basket']);
});
