import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from './store-error.ts';

/** Runs one statement on either engine and returns its rows as plain objects. */
export type RunSql = (statement: string, values?: string[]) => Promise<Record<string, unknown>[]>;

const FOLDER = join(import.meta.dirname, 'migrations');
const LOCK_RETRY_MS = 200;
const TIMEOUT_MS = 30_000;

interface Step {
  name: string;
  statement: string;
}

/** The migration steps in order. Each is one named statement that changes tables. */
export function readMigrationSteps(): Step[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
  return files.sort().flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split('--> statement-breakpoint')
      .map((statement, index) => ({ name: `${file}#${index + 1}`, statement: statement.trim() }))
      .filter((step) => step.statement !== ''),
  );
}

/**
 * Updates the tables at every start. Every step is one statement that can safely run twice and is recorded when it is
 * done, so that engines without transactional DDL can continue where they stopped. If several processes share one server,
 * one migrates and the others wait.
 */
export async function migrate(run: RunSql, holder: string): Promise<void> {
  await createIfMissing(run, 'pavilion_migrations (name text primary key)');
  await createIfMissing(run, 'pavilion_migrating (name text primary key, holder text, since timestamptz)');
  const steps = readMigrationSteps();
  if ((await listMissingSteps(run, steps)).length === 0) return;
  await acquireMigrationLock(run, holder);
  try {
    for (const step of await listMissingSteps(run, steps)) {
      await runIfNotDone(run, step.statement);
      await run('insert into pavilion_migrations (name) values ($1)', [step.name]);
    }
  } finally {
    await run('delete from pavilion_migrating where holder = $1', [holder]);
  }
}

// Duplicate table, column or object: the step was done, but the process ended before recording it.
const ALREADY_DONE_CODES = ['42P07', '42701', '42710'];

async function runIfNotDone(run: RunSql, statement: string): Promise<void> {
  try {
    await run(statement);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!ALREADY_DONE_CODES.includes(code)) throw error;
  }
}

// Tries again, because PostgreSQL refuses one of two concurrent creations despite "if not exists".
async function createIfMissing(run: RunSql, table: string): Promise<void> {
  const statement = `create table if not exists ${table}`;
  try {
    await run(statement);
  } catch {
    await run(statement);
  }
}

async function listMissingSteps(run: RunSql, steps: Step[]): Promise<Step[]> {
  const rows = await run('select name from pavilion_migrations');
  const doneNames = new Set(rows.map((row) => row.name));
  return steps.filter((step) => !doneNames.has(step.name));
}

async function acquireMigrationLock(run: RunSql, holder: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    await run(`delete from pavilion_migrating where since < now() - interval '1 minute'`);
    await run(
      `insert into pavilion_migrating (name, holder, since) values ('turn', $1, now()) on conflict do nothing`,
      [holder],
    );
    const [turn] = await run('select holder from pavilion_migrating');
    if (turn?.holder === holder) return;
    await pause(LOCK_RETRY_MS);
  }
  throw new StoreError(
    'Another process has been migrating the database for 30 seconds: wait for it, or look at its output.',
  );
}
