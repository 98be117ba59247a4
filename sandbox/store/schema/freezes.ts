import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, operatorId } from './columns.ts';

/** The periods for which customers have frozen a membership. A freeze that is withdrawn before it begins is deleted. */
export const membershipFreezes = pgTable(
  'membership_freezes',
  {
    id: id(),
    operatorId: operatorId(),
    membershipId: uuid('membership_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** The last day; for a freeze that was ended early, the day on which it was ended. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    reason: text('reason'),
    /** The monthly fee, in pence. */
    fee: integer('fee').notNull(),
    /** What an early end adds to the first collection after it, in pence; negative if it gives money back. */
    adjustment: integer('adjustment').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('membership_freezes_customer').on(table.operatorId, table.customerId)],
);
