import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { operatorId } from './columns.ts';

// Records of the simulated card providers, stored so that a restart loses no payment.

export const simulatorRecords = pgTable(
  'simulator_records',
  {
    operatorId: operatorId(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** JSON, read only by the simulator that wrote it. */
    record: text('record').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.kind, table.id] })],
);
