import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AppliedReduction,
  CartSource,
  ItemOptions,
  Order,
  PaidTender,
  PaymentLine,
} from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';
import type { BookingDetail, JoiningDetail } from './details.ts';
import type { OrderDraft } from './order-details.ts';

// Carts, payments and orders. Never contains card data.

export const carts = pgTable(
  'carts',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    /** Staff fill and pay a customer's till cart; the customer's own cart is online. */
    channel: text('channel', { enum: ['online', 'till'] })
      .notNull()
      .default('online'),
    status: text('status', { enum: ['open', 'paying', 'completed', 'abandoned'] }).notNull(),
    sessionKey: text('session_key'),
    /** While paying: the only transaction that may complete the cart. */
    transactionId: uuid('transaction_id'),
    orderId: uuid('order_id'),
    /** The amount of each credit that the customer wants to use, in pence. Never more is used than the items allow. */
    membershipCredit: integer('membership_credit').notNull().default(0),
    generalCredit: integer('general_credit').notNull().default(0),
    /** The common hold of its places: since when, until when, and how often the customer has extended it. */
    heldSince: instant('held_since'),
    heldUntil: instant('held_until'),
    extensionCount: integer('extension_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_open')
      .on(table.operatorId, table.customerId, table.channel)
      .where(sql`status in ('open', 'paying')`),
    index('carts_customer').on(table.operatorId, table.customerId),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    operatorId: operatorId(),
    cartId: uuid('cart_id').notNull(),
    type: text('type', {
      enum: [
        'membership',
        'membership-change',
        'membership-renewal',
        'product',
        'penalty',
        'activity',
        'camp',
        'package',
        'course',
      ],
    }).notNull(),
    /** Which part of the site added it: derived from the call and the caller, never taken from the request. */
    source: text('source').$type<CartSource>().notNull().default('activity-booking'),
    /** The id of what was added, depending on the type: a membership type, a product, a penalty or a session. */
    referenceId: text('reference_id').notNull(),
    pricingOptionId: uuid('pricing_option_id'),
    purchasedForUserId: uuid('purchased_for_user_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    options: jsonb('options').$type<ItemOptions>().notNull(),
    /** The benefit or package that lowers the price; null for the full price. */
    benefit: jsonb('benefit').$type<AppliedReduction>(),
    package: jsonb('package').$type<AppliedReduction>(),
    joining: jsonb('joining').$type<JoiningDetail>(),
    booking: jsonb('booking').$type<BookingDetail>(),
    /** The existing membership, for a change or a renewal. */
    membershipId: uuid('membership_id'),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [index('cart_items_cart').on(table.operatorId, table.cartId)],
);

export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    operatorId: operatorId(),
    cartId: uuid('cart_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The card provider, and its id of the payment. */
    provider: text('provider').notNull().default('stripe'),
    intentId: text('intent_id'),
    /** The hash of the submitted card, for a provider that the server charges. */
    cardKey: text('card_key'),
    saveCard: boolean('save_card').notNull().default(false),
    /** The value that the bank sends back with its response. */
    challengeKey: text('challenge_key'),
    /** The amount to pay by card, in pence. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    itemHash: text('item_hash').notNull(),
    /** The balance by tender. */
    payments: jsonb('payments').$type<PaymentLine[]>().notNull(),
    acceptedTerms: jsonb('accepted_terms').$type<string[]>().notNull(),
    /** The ids of attendee waivers. */
    completedWaivers: jsonb('completed_waivers').$type<string[]>().notNull().default([]),
    status: text('status', {
      enum: [
        'pending',
        'authorised',
        'processing',
        'completed',
        'failed',
        'cancelled',
        'refunding',
        'refunded',
      ],
    }).notNull(),
    isCaptured: boolean('is_captured').notNull(),
    /** The order draft from the time of the claim, because prices may change later. */
    draft: jsonb('draft').$type<OrderDraft>(),
    /** The client's id of its payment attempt. */
    attemptId: text('attempt_id'),
    orderId: uuid('order_id'),
    /** The sub-site that asked to complete it. */
    source: text('source'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When this row was last found to agree with the provider's records for good; until then the sweep checks it. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('transactions_intent').on(table.operatorId, table.intentId),
    index('transactions_unsettled').on(table.operatorId, table.updatedAt).where(sql`settled_at is null`),
    index('transactions_customer').on(table.operatorId, table.customerId),
    index('transactions_cart').on(table.operatorId, table.cartId),
    index('transactions_challenge').on(table.operatorId, table.challengeKey),
  ],
);

/** Processed events of card providers, by the provider's id, so that a second delivery has no effect. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    operatorId: operatorId(),
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.provider, table.id] })],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    operatorId: operatorId(),
    reference: text('reference').notNull(),
    customerId: uuid('customer_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    source: text('source').notNull(),
    orderType: text('order_type', { enum: ['membership', 'booking', 'mixed'] }).notNull(),
    items: jsonb('items').$type<Order['items']>().notNull(),
    payments: jsonb('payments').$type<PaidTender[]>().notNull(),
    total: integer('total').notNull(),
    tax: integer('tax').notNull(),
    newMandate: boolean('new_mandate').notNull(),
    attemptId: text('attempt_id'),
    /** The member of staff who sold it, and the desk's centre; null for an order that the customer made. */
    servedById: uuid('served_by_id'),
    tillVenueId: uuid('till_venue_id'),
    /** The hand-off through which the customer has paid it on their own device; null if there was none. */
    handoffId: uuid('handoff_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('orders_cart').on(table.operatorId, table.cartId),
    unique('orders_reference').on(table.operatorId, table.reference),
    index('orders_customer').on(table.operatorId, table.customerId),
  ],
);
