import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CampDetail, CampHalf } from './camp-details.ts';
import { id, operatorId } from './columns.ts';

// Camps in the school holidays. A day has places for its morning and for its afternoon, stored as `{dayId}:am` and
// `{dayId}:pm` in the table of places. A full day takes one of each.

export const camps = pgTable(
  'camps',
  {
    id: id(),
    operatorId: operatorId(),
    venueId: uuid('venue_id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    detail: jsonb('detail').$type<CampDetail>().notNull(),
  },
  (table) => [unique('camps_slug').on(table.operatorId, table.venueId, table.slug)],
);

export const campDays = pgTable(
  'camp_days',
  {
    id: id(),
    operatorId: operatorId(),
    campId: uuid('camp_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** The number of places in each half. */
    capacity: integer('capacity').notNull(),
    /** How many of these are not sold online. */
    deskPlaces: integer('desk_places').notNull(),
    cancelledReason: text('cancelled_reason'),
  },
  (table) => [unique('camp_days_date').on(table.operatorId, table.campId, table.date)],
);

/** The choices for each day of a camp: the full day, the morning, the afternoon. */
export const campOptions = pgTable(
  'camp_options',
  {
    id: id(),
    operatorId: operatorId(),
    campId: uuid('camp_id').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    /** `HH:MM` in London. */
    localStart: text('local_start').notNull(),
    localEnd: text('local_end').notNull(),
    price: integer('price').notNull(),
    halves: jsonb('halves').$type<CampHalf[]>().notNull(),
  },
  (table) => [index('camp_options_camp').on(table.operatorId, table.campId)],
);
