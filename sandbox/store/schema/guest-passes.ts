import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, operatorId } from './columns.ts';

/** Guest passes that customers have issued. The use of the benefit is a row of `reduction_uses` with the pass's id. */
export const guestPasses = pgTable(
  'guest_passes',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    /** The benefit of one particular membership. */
    benefitId: uuid('benefit_id').notNull(),
    code: text('code').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Deleted 30 days after the visit. */
    email: text('email'),
    visitDate: date('visit_date', { mode: 'string' }).notNull(),
    venueId: uuid('venue_id').notNull(),
    state: text('state', { enum: ['issued', 'used', 'revoked'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('guest_passes_code').on(table.operatorId, table.code),
    index('guest_passes_customer').on(table.operatorId, table.customerId),
  ],
);
