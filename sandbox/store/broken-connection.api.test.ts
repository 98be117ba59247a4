import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../server/testing.ts';
import type { Tx } from './connection.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** The in-process database has no connection that could break. */
const isServer = inject('seededDatabase') !== null;

async function breakConnection(db: Tx): Promise<void> {
  const process = sql<number>`pg_backend_pid()`;
  const [ownProcess] = await db.select({ process }).from(sql`(select) as nothing`);
  if (!isServer) return;
  await sandbox.store.read((other) =>
    other.execute(sql`select pg_terminate_backend(${ownProcess?.process}::int)`),
  );
}

test.each(['read', 'write'] as const)('a connection that breaks only ends its own %s', async (kind) => {
  const brokenQuery = sandbox.store[kind](async (db) => {
    await breakConnection(db);
    await new Promise((resolve) => setImmediate(resolve));
    await db.execute(sql`select 1`);
    return 'whole';
  });
  expect(await brokenQuery.catch(() => 'broken')).toBe(isServer ? 'broken' : 'whole');
  const nextResult = await sandbox.store[kind](async () => 'whole');
  expect(nextResult).toBe('whole');
});
