import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, operatorId } from './columns.ts';

/** Till baskets that customers pay on their own devices. */
export const handoffs = pgTable(
  'handoffs',
  {
    id: id(),
    operatorId: operatorId(),
    cartId: uuid('cart_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The member of staff who created it, and the desk's centre. */
    staffId: uuid('staff_id').notNull(),
    venueId: uuid('venue_id'),
    /** The token and the code are derived again from a secret; only their hashes are stored. */
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    state: text('state', {
      enum: ['waiting', 'opened', 'paying', 'paid', 'expired', 'cancelled', 'given_back'],
    }).notNull(),
    /** The amount to pay by card, in pence. */
    amount: integer('amount').notNull(),
    /** How often it was extended. */
    extended: integer('extended').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    /** The log-in that opened it last. No other log-in may pay. */
    claimedTokenId: text('claimed_token_id'),
    openedByOther: boolean('opened_by_other').notNull().default(false),
    orderId: uuid('order_id'),
    createdAt: instant('created_at').notNull(),
    /** When it entered its state, or when a payment last began. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('handoffs_one_live')
      .on(table.operatorId, table.cartId)
      .where(sql`state in ('waiting', 'opened', 'paying')`),
    uniqueIndex('handoffs_token').on(table.operatorId, table.tokenHash),
    index('handoffs_code').on(table.operatorId, table.codeHash),
    index('handoffs_customer').on(table.operatorId, table.customerId),
  ],
);

const DESK_RECORDS = [
  'served',
  'created',
  'sold',
  'handed-over',
  'handoff-opened',
  'handoff-refused',
  'handoff-given-back',
  'handoff-cancelled',
  'handoff-expired',
  'handoff-paid',
] as const;

/**
 * An audit trail of what staff did for customers at the desk, never changed: whom they served and when, the accounts they
 * created, and what they sold.
 */
export const deskRecords = pgTable(
  'desk_records',
  {
    id: id(),
    operatorId: operatorId(),
    staffId: uuid('staff_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    what: text('what', { enum: DESK_RECORDS }).notNull(),
    /** The order that was sold; null for other records. */
    orderId: uuid('order_id'),
    at: instant('at').notNull(),
  },
  (table) => [index('desk_records_at').on(table.operatorId, table.at)],
);
