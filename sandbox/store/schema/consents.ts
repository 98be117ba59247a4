import { boolean, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Answer } from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';

// What customers have said about their children, and what they have signed.

/** The form of a child: one row, which a new season replaces, so that no old health answers are kept. */
export const attendeeForms = pgTable(
  'attendee_forms',
  {
    id: id(),
    operatorId: operatorId(),
    attendeeId: uuid('attendee_id').notNull(),
    /** By the name of the field. */
    answers: jsonb('answers').$type<Record<string, Answer>>().notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    /** `2026/27`. */
    season: text('season').notNull(),
    /** The last day on which the answers count. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
  },
  (table) => [unique('attendee_forms_attendee').on(table.operatorId, table.attendeeId)],
);

/** What has to be read and accepted before an activity. */
export const waivers = pgTable('waivers', {
  id: id(),
  operatorId: operatorId(),
  title: text('title').notNull(),
  html: text('html').notNull(),
  activityIds: jsonb('activity_ids').$type<string[]>().notNull(),
  /** false: of everybody who comes. */
  childrenOnly: boolean('children_only').notNull(),
  period: text('period', { enum: ['once', 'year', 'visit'] }).notNull(),
});

/** One row for each waiver that was signed for a person with an order. */
export const signedWaivers = pgTable(
  'signed_waivers',
  {
    id: id(),
    operatorId: operatorId(),
    waiverId: uuid('waiver_id').notNull(),
    /** Of the words that were read. */
    textHash: text('text_hash').notNull(),
    /** Whom it is about: an attendee, or the customer. */
    attendeeId: uuid('attendee_id').notNull(),
    /** The customer who accepted it. */
    signedBy: uuid('signed_by').notNull(),
    orderId: uuid('order_id').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [index('signed_waivers_attendee').on(table.operatorId, table.attendeeId)],
);
