import { boolean, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Answer } from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';

// The forms that customers have filled in about their children, and the waivers that they have signed.

/** The form of a child. There is one row, which a new season replaces, so that no old health answers are kept. */
export const attendeeForms = pgTable(
  'attendee_forms',
  {
    id: id(),
    operatorId: operatorId(),
    attendeeId: uuid('attendee_id').notNull(),
    /** By field name. */
    answers: jsonb('answers').$type<Record<string, Answer>>().notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    /** For example `2026/27`. */
    season: text('season').notNull(),
    /** The last day on which the answers are valid. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
  },
  (table) => [unique('attendee_forms_attendee').on(table.operatorId, table.attendeeId)],
);

/** Texts that have to be read and accepted before an activity. */
export const waivers = pgTable('waivers', {
  id: id(),
  operatorId: operatorId(),
  title: text('title').notNull(),
  html: text('html').notNull(),
  activityIds: jsonb('activity_ids').$type<string[]>().notNull(),
  /** False if every attendee has to sign. */
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
    /** The hash of the text that was signed. */
    textHash: text('text_hash').notNull(),
    /** The person that it covers: an attendee, or the customer. */
    attendeeId: uuid('attendee_id').notNull(),
    /** The customer who accepted it. */
    signedBy: uuid('signed_by').notNull(),
    orderId: uuid('order_id').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [index('signed_waivers_attendee').on(table.operatorId, table.attendeeId)],
);
