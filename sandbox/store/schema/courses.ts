import { boolean, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AgeRange } from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';

// Courses: the same day of the week for a number of weeks, booked and paid for as a whole. Their sessions are not rows:
// they are calculated from the first day, leaving out days on which the centre is closed.

export const courses = pgTable(
  'courses',
  {
    id: id(),
    operatorId: operatorId(),
    venueId: uuid('venue_id').notNull(),
    activityId: uuid('activity_id').notNull(),
    spaceId: uuid('space_id'),
    title: text('title').notNull(),
    /** HTML. */
    description: text('description').notNull(),
    /** The level that is taught; null if there is none. */
    level: text('level'),
    /** The level that has to be recorded for a person before they can enrol. */
    requiresLevel: text('requires_level'),
    age: jsonb('age').$type<AgeRange>(),
    leader: text('leader'),
    /** The first session, which also determines the day of the week. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** `HH:MM` in London. */
    localStart: text('local_start').notNull(),
    minutes: integer('minutes').notNull(),
    sessionCount: integer('session_count').notNull(),
    /** Customers can join until this session begins, counted from 1, so 1 means only before the course begins. */
    joinsUntilSession: integer('joins_until_session').notNull(),
    capacity: integer('capacity').notNull(),
    /** The number of places that are not sold online. */
    deskPlaces: integer('desk_places').notNull(),
    /** The price list, for all sessions together. */
    priceKey: text('price_key').notNull(),
    /** Whether a form is needed for each child. */
    needsForm: boolean('needs_form').notNull(),
    cancelledReason: text('cancelled_reason'),
  },
  (table) => [index('courses_venue').on(table.operatorId, table.venueId)],
);

/** The level that a leader has recorded for a customer or one of their people. */
export const recordedLevels = pgTable(
  'recorded_levels',
  {
    id: id(),
    operatorId: operatorId(),
    personId: uuid('person_id').notNull(),
    activityId: uuid('activity_id').notNull(),
    level: text('level').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [unique('recorded_levels_person').on(table.operatorId, table.personId, table.activityId)],
);
