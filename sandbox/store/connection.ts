import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/schema.ts';

/** A database or an open transaction of either engine: queries are written against this alone. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;
