import { type Placeholder, sql } from 'drizzle-orm';
import type { Tx } from './connection.ts';

/** Creates the placeholder for a value in a prepared statement. */
export type PlaceholderFactory<Name extends string> = (name: Name) => Placeholder<Name>;

interface PreparableQuery<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

/**
 * Composes a statement once for each connection instead of each time it runs, which saves half of the processor time of a
 * small query. Meant for the queries that every booking makes. A value that is compared with a date needs the column's
 * encoder: `sql.param(placeholder('now'), column)`.
 * @param name the statement's unique name at the server
 */
export function prepareStatement<Name extends string, Result>(
  name: string,
  compose: (db: Tx, placeholder: PlaceholderFactory<Name>) => PreparableQuery<Result>,
): (db: Tx, values: Readonly<Record<Name, unknown>>) => Promise<Result> {
  const statements = new WeakMap<Tx, ReturnType<PreparableQuery<Result>['prepare']>>();
  return (db, values) => {
    const preparedStatement = statements.get(db);
    if (preparedStatement) return preparedStatement.execute(values);
    const statement = compose(db, (value) => sql.placeholder(value)).prepare(name);
    statements.set(db, statement);
    return statement.execute(values);
  };
}
