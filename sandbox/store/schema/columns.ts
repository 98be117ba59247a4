import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Our own UUIDs: no serials, so that any PostgreSQL-compatible engine can spread the rows. */
export const id = () => uuid('id').primaryKey();

export const operatorId = () => uuid('operator_id').notNull();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
