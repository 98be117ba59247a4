import { boolean, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AgeRange } from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';

// Courses: the same day of the week for a number of weeks, booked and paid as a whole. Their sessions are not rows: they are
// worked out from the first day, without the days on which the centre is closed.

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
    /** What is taught. */
    level: text('level'),
    /** The level that has to be recorded for a person before they can come. */
    requiresLevel: text('requires_level'),
    age: jsonb('age').$type<AgeRange>(),
    leader: text('leader'),
    /** The day of the week is that of the first day. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** `HH:MM` in London. */
    localStart: text('local_start').notNull(),
    minutes: integer('minutes').notNull(),
    sessionCount: integer('session_count').notNull(),
    /** One can join until the session of this number begins; 1: only before the course begins. */
    joinsUntilSession: integer('joins_until_session').notNull(),
    capacity: integer('capacity').notNull(),
    /** Places that are not sold online. */
    deskPlaces: integer('desk_places').notNull(),
    /** The list of the prices of all sessions together. */
    priceKey: text('price_key').notNull(),
    /** Whether each child needs a form that is filled in. */
    needsForm: boolean('needs_form').notNull(),
    cancelledReason: text('cancelled_reason'),
  },
  (table) => [index('courses_venue').on(table.operatorId, table.venueId)],
);

/** The level that a leader has recorded for a person: a customer, or somebody for whom one books. */
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
