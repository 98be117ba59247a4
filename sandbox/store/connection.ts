import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/schema.ts';

/** A database or an open transaction of either engine; all queries use only this type. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;
