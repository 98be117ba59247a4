import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type CallSandbox, createSandboxClient } from '../testing/calls.ts';
import { readAt } from '../testing/json.ts';
import type { SandboxOptions } from './settings.ts';
import { type RunningSandbox, startSandbox } from './start.ts';

export { listAt, readAt, readTextAt } from '../testing/json.ts';

export interface TestSandbox extends RunningSandbox {
  readonly call: CallSandbox;
  /** Runs a scenario and returns its result. */
  runScenario(name: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/**
 * Opens a sandbox for one test file, on the in-process database or, if the tests run on PostgreSQL, on a copy of the
 * seeded one. The caller closes it.
 */
export async function openTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const seededUrl = inject('seededDatabase');
  const database =
    seededUrl === null ? { dataDir: 'memory' } : { databaseUrl: await copyDatabase(seededUrl) };
  const sandbox = await startSandbox({
    port: 0,
    distDir: null,
    withWebhooks: false,
    ...database,
    ...options,
  });
  const call = createSandboxClient(sandbox.url);
  return {
    ...sandbox,
    call,
    runScenario: async (name, params = {}) => {
      const { status, json, text } = await call('POST', '/_sandbox/scenarios', { body: { name, params } });
      if (status !== 200) throw new Error(`The scenario "${name}" answered ${status}: ${text}`);
      return readAt(json, 'data');
    },
  };
}

async function copyDatabase(seededUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(seededUrl);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`).finally(() => admin.end());
  url.pathname = `/${name}`;
  return url.href;
}
