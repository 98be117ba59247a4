import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';

/**
 * Counts the rows of each table, including the simulators', whose text matches a PostgreSQL pattern. Tests use it to check
 * that nothing forbidden is stored.
 */
export async function searchDatabase(
  store: Store,
  pattern: string,
): Promise<readonly { readonly table: string; readonly rows: number }[]> {
  return store.read(async (db) => {
    const matches: { table: string; rows: number }[] = [];
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable)) continue;
      const name = getTableName(table);
      const [row] = await db
        .select({ count: sql`count(*)`.mapWith(Number) })
        .from(table)
        .where(sql`${sql.identifier(name)}::text ~ ${pattern}`);
      if (row && row.count > 0) matches.push({ table: name, rows: row.count });
    }
    return matches;
  });
}
