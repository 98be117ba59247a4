import { getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { migrate, migrationSteps } from './migrate.ts';
import { openMemoryEngine } from './pglite-engine.ts';
import { schema } from './schema/schema.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await openMemoryEngine();
  await migrate(engine.run, 'first');
}, 60_000);
afterAll(() => engine.close());

describe('migrations', () => {
  test('make exactly the columns that the schema names', async () => {
    const rows = await engine.run(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and table_name not like 'pavilion_%'`,
    );
    const made = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`).sort();
    const named = Object.values(schema)
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
      )
      .sort();
    expect(made).toEqual(named);
  });

  test('every step is one statement', () => {
    const steps = migrationSteps();
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter(({ statement }) => statement.replace(/;\s*$/, '').includes(';'))).toEqual([]);
    expect(steps.filter(({ statement }) => !/^(CREATE|ALTER|DROP|UPDATE|INSERT)/i.test(statement))).toEqual(
      [],
    );
  });

  test('a step that inserts rows may run twice', () => {
    const inserts = migrationSteps().filter(({ statement }) => /^INSERT/i.test(statement));
    expect(inserts.filter(({ statement }) => !/ON CONFLICT DO NOTHING;?$/.test(statement))).toEqual([]);
  });

  test('the database is portable: no serials, triggers or extensions, and the operator in every key', () => {
    const statements = migrationSteps().map(({ statement }) => statement);
    expect(statements.join('\n')).not.toMatch(/serial|trigger|extension|sequence|identity/i);
    const keys =
      statements.join('\n').match(/UNIQUE(?: INDEX "\w+" ON "\w+" USING btree )?\s*\([^)]*\)/g) ?? [];
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !key.includes('"operator_id"'))).toEqual([]);
  });

  test('run again at every start without doing anything twice', async () => {
    await migrate(engine.run, 'second');
    const [row] = await engine.run('select count(*)::int as done from pavilion_migrations');
    expect(row?.done).toBe(migrationSteps().length);
  });

  test('continue where they stopped, also when a done step was not recorded', async () => {
    const names = migrationSteps().map(({ name, statement }) => ({
      name,
      isIndex: statement.includes('transactions_cart'),
    }));
    const [index, other] = [names.find(({ isIndex }) => isIndex), names[0]];
    await engine.run('delete from pavilion_migrations where name in ($1, $2)', [
      index?.name ?? '',
      other?.name ?? '',
    ]);
    await engine.run('drop index "transactions_cart"');
    await migrate(engine.run, 'third');
    const [row] = await engine.run(
      `select count(*)::int as found from pg_indexes where indexname = 'transactions_cart'`,
    );
    expect(row?.found).toBe(1);
  });

  test('what a customer owed before single penalties were kept is one penalty', async () => {
    await engine.run('alter table customers add column outstanding_penalties integer not null default 0');
    await engine.run(
      `insert into customers (id, operator_id, reference, email, email_key, password_hash, role, first_name, last_name,
         barcode, credit_balance, membership_credit, documents, document_upload_required, answers, created_at,
         outstanding_penalties)
       select gen_random_uuid(), $1::uuid, owed, owed, owed, '', 'customer', '', '', owed, 0, 0, '[]', false, '{}', now(), owed::int
       from unnest(array['0', '750']) as owed`,
      ['0197b1c2-0000-7c31-9a55-3e1f0c2d4b11'],
    );
    const steps = migrationSteps().filter(({ statement }) => statement.includes('outstanding_penalties'));
    for (const { name } of steps.slice(1))
      await engine.run('delete from pavilion_migrations where name = $1', [name]);
    await migrate(engine.run, 'fourth');
    expect(await engine.run('select amount, order_id from penalties')).toEqual([
      { amount: 750, order_id: null },
    ]);
  });
});
