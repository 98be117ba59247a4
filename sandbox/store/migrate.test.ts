import { getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { migrate, readMigrationSteps } from './migrate.ts';
import { openMemoryEngine } from './pglite-engine.ts';
import { schema } from './schema/schema.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await openMemoryEngine();
  await migrate(engine.run, 'first');
}, 60_000);
afterAll(() => engine.close());

describe('migrations', () => {
  test('migrations create exactly the columns of the schema', async () => {
    const rows = await engine.run(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and table_name not like 'pavilion_%'`,
    );
    const createdColumns = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`).sort();
    const named = Object.values(schema)
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
      )
      .sort();
    expect(createdColumns).toEqual(named);
  });

  test('every step is one statement', () => {
    const steps = readMigrationSteps();
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter(({ statement }) => statement.replace(/;\s*$/, '').includes(';'))).toEqual([]);
    expect(steps.filter(({ statement }) => !/^(CREATE|ALTER|DROP)/i.test(statement))).toEqual([]);
  });

  test('the database is portable: no serials, triggers or extensions, and the operator in every key', () => {
    const statements = readMigrationSteps().map(({ statement }) => statement);
    expect(statements.join('\n')).not.toMatch(/serial|trigger|create extension|sequence|identity/i);
    const keys =
      statements.join('\n').match(/UNIQUE(?: INDEX "\w+" ON "\w+" USING btree )?\s*\([^)]*\)/g) ?? [];
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !key.includes('"operator_id"'))).toEqual([]);
  });

  test('migrations run again at every start without changing anything', async () => {
    await migrate(engine.run, 'second');
    const [row] = await engine.run('select count(*)::int as done from pavilion_migrations');
    expect(row?.done).toBe(readMigrationSteps().length);
  });

  test('migrations continue where they stopped, even if a completed step was not recorded', async () => {
    const names = readMigrationSteps().map(({ name, statement }) => ({
      name,
      isIndex: statement.includes('transactions_cart'),
    }));
    const [index, firstName] = [names.find(({ isIndex }) => isIndex), names[0]];
    await engine.run('delete from pavilion_migrations where name in ($1, $2)', [
      index?.name ?? '',
      firstName?.name ?? '',
    ]);
    await engine.run('drop index "transactions_cart"');
    await migrate(engine.run, 'third');
    const [row] = await engine.run(
      `select count(*)::int as found from pg_indexes where indexname = 'transactions_cart'`,
    );
    expect(row?.found).toBe(1);
  });
});
