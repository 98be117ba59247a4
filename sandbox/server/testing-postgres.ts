/**
 * Set-up of the API tests: with SANDBOX_TEST_DATABASE=postgres it starts a real PostgreSQL, seeds one database, and
 * provides its address to the tests, each of which copies it.
 */
import type { TestProject } from 'vitest/node';
import { openStore } from '../store/open-store.ts';
import { startPostgres } from '../testing/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the seeded database that each test file copies; null for the in-process database. */
    seededDatabase: string | null;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SANDBOX_TEST_DATABASE !== 'postgres') {
    project.provide('seededDatabase', null);
    return undefined;
  }
  const postgres = await startPostgres();
  const seeded = await postgres.createDatabase('seeded');
  await (await openStore({ databaseUrl: seeded })).close();
  project.provide('seededDatabase', seeded);
  return () => postgres.stop();
}
