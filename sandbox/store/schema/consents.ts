import { date, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Answer } from '../../domain/shapes/common.ts';
import { id, instant, operatorId } from './columns.ts';

// What parents have said about their children.

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
