import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, operatorId } from './columns.ts';

/** The times for which customers have frozen a membership; one that is taken back before it begins is removed. */
export const membershipFreezes = pgTable(
  'membership_freezes',
  {
    id: id(),
    operatorId: operatorId(),
    membershipId: uuid('membership_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** The last day; of one that was ended early, the day on which that was done. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    reason: text('reason'),
    /** Pence, each month. */
    fee: integer('fee').notNull(),
    /** Pence that the first collection after an early end takes besides the price; less than nothing gives back. */
    adjustment: integer('adjustment').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('membership_freezes_customer').on(table.operatorId, table.customerId)],
);
