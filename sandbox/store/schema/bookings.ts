import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { WaitingEnd, WaitingStatus } from '../../domain/common/types.ts';
import type { WaitingDay } from './camp-details.ts';
import { id, instant, operatorId } from './columns.ts';
import type { BookingDetail, BookingEnding, BookingLate } from './details.ts';

// Places of sessions (held for a basket or booked), the bookings of orders, and waiting lists.

/** One row for each taken place. The key makes it impossible to sell one place twice, whatever the isolation level. */
export const sessionPlaces = pgTable(
  'session_places',
  {
    id: id(),
    operatorId: operatorId(),
    sessionKey: text('session_key').notNull(),
    /** From 1 to the session's capacity. */
    placeNo: integer('place_no').notNull(),
    /** The customer who took it. */
    holderId: uuid('holder_id').notNull(),
    /** The attendee; null for a place without a name. */
    attendeeId: uuid('attendee_id'),
    cartItemId: uuid('cart_item_id'),
    bookingId: uuid('booking_id'),
    /** The waiting list entry to which it is offered; null once it is in a basket. */
    offerId: uuid('offer_id'),
    /** The instant from which others may take the place; null if it does not lapse. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    unique('session_places_place').on(table.operatorId, table.sessionKey, table.placeNo),
    index('session_places_cart_item').on(table.operatorId, table.cartItemId),
    // Without this index, finding a person's places would read the whole table, and any two concurrent bookings would conflict.
    index('session_places_attendee').on(table.operatorId, table.attendeeId),
  ],
);

/** How long a customer has held places of one thing in baskets. Clearing a basket does not reset it. */
export const holdHistory = pgTable(
  'held_before',
  {
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    /** The id of a session, a camp or a course. */
    referenceId: text('reference_id').notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.customerId, table.referenceId] })],
);

/** One row for each booked line of an order; for a camp, one for each day. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    operatorId: operatorId(),
    orderId: uuid('order_id').notNull(),
    /** The line of the order. */
    itemId: uuid('item_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    sessionKey: text('session_key').notNull(),
    /** The attendee; null for places without names. */
    attendeeId: uuid('attendee_id'),
    quantity: integer('quantity').notNull(),
    status: text('status', {
      enum: ['booked', 'attended', 'missed', 'cancelled', 'cancelled_by_centre'],
    }).notNull(),
    /** The price of all its places, in pence. */
    pricePaid: integer('price_paid').notNull(),
    detail: jsonb('detail').$type<BookingDetail>().notNull(),
    /** How it was cancelled; null while it is not. */
    ending: jsonb('ending').$type<BookingEnding>(),
    /** What the customer has told the centre about being late; null if nothing. */
    late: jsonb('late').$type<BookingLate>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('bookings_item').on(table.operatorId, table.itemId, table.sessionKey),
    index('bookings_customer').on(table.operatorId, table.customerId),
    index('bookings_session').on(table.operatorId, table.sessionKey),
  ],
);

/**
 * One row for each time that a customer joins the waiting list of a session, a course or days of a camp, for one or more
 * people who come together.
 */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: id(),
    operatorId: operatorId(),
    sessionKey: text('session_key').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The attendees. */
    attendeeIds: jsonb('attendee_ids').$type<string[]>().notNull(),
    /** For a camp, its days, which are the same for all attendees, in order; null for anything else. */
    campDays: jsonb('camp_days').$type<WaitingDay[]>(),
    status: text('status').$type<WaitingStatus>().notNull(),
    /** Why it has ended; null if it has not. */
    endedBy: text('ended_by').$type<WaitingEnd>(),
    joinedAt: instant('joined_at').notNull(),
    /** Until when the offer is valid; null if there was none. */
    offerUntil: instant('offer_until'),
  },
  (table) => [
    index('waiting_entries_status').on(table.operatorId, table.status),
    index('waiting_entries_customer').on(table.operatorId, table.customerId),
  ],
);
