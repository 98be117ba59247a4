import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of these values. All values are sent as one parameter, because each separate parameter takes 10
 * µs to prepare.
 */
export function isOneOf(column: PgColumn, values: readonly string[] | Placeholder): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
}
