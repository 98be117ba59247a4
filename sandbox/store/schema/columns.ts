import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** UUIDs instead of serials, so that any PostgreSQL-compatible engine can distribute the rows. */
export const id = () => uuid('id').primaryKey();

export const operatorId = () => uuid('operator_id').notNull();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
