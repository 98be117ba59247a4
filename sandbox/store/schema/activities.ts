import { boolean, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AgeRange } from '../../domain/common/types.ts';
import { id, instant, operatorId } from './columns.ts';
import type { ActivityDetail, BookingRules, HireExtra, PriceListOption } from './details.ts';

// The bookable activities. Sessions are not rows: they are calculated from weekly patterns for the requested dates, so
// that there is a timetable for every date. Only the seed, the imports and the scenarios write these tables.

export const activities = pgTable(
  'activities',
  {
    id: id(),
    operatorId: operatorId(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** The slug of its category. */
    category: text('category').notNull(),
    /** Its id in the OpenActive Activity List. */
    openActiveId: uuid('open_active_id'),
    detail: jsonb('detail').$type<ActivityDetail>().notNull(),
  },
  (table) => [unique('activities_slug').on(table.operatorId, table.slug)],
);

export const spaces = pgTable(
  'spaces',
  {
    id: id(),
    operatorId: operatorId(),
    venueId: uuid('venue_id').notNull(),
    name: text('name').notNull(),
    /** The facility whose spaces are hired together, such as the courts of a hall; null if the space is not for hire. */
    facilitySlug: text('facility_slug'),
    facilityType: text('facility_type'),
    /** The space that contains it, as a hall contains a court. A session in either of them uses the other too. */
    partOf: uuid('part_of'),
  },
  (table) => [index('spaces_venue').on(table.operatorId, table.venueId)],
);

export const sessionPatterns = pgTable(
  'session_patterns',
  {
    id: id(),
    operatorId: operatorId(),
    venueId: uuid('venue_id').notNull(),
    activityId: uuid('activity_id').notNull(),
    spaceId: uuid('space_id'),
    title: text('title').notNull(),
    /** 1 (Monday) to 7 (Sunday). */
    weekday: integer('weekday').notNull(),
    /** `HH:MM` in London. */
    localStart: text('local_start').notNull(),
    minutes: integer('minutes').notNull(),
    capacity: integer('capacity').notNull(),
    /** How many places of each session are not sold online; null to derive the number from a hash of the session. */
    deskPlaces: integer('desk_places'),
    level: text('level'),
    age: jsonb('age').$type<AgeRange>(),
    group: text('group', { enum: ['anyone', 'women', 'men', 'juniors', 'over_60'] }).notNull(),
    leader: text('leader'),
    priceKey: text('price_key').notNull(),
    dropIn: boolean('drop_in').notNull(),
    fromDate: date('from_date', { mode: 'string' }),
    untilDate: date('until_date', { mode: 'string' }),
  },
  (table) => [index('session_patterns_venue').on(table.operatorId, table.venueId, table.weekday)],
);

/** When the spaces of a facility can be hired on some days of the week, and for how much. Each slot is one space for one time. */
export const slotTemplates = pgTable(
  'slot_templates',
  {
    id: id(),
    operatorId: operatorId(),
    venueId: uuid('venue_id').notNull(),
    facilitySlug: text('facility_slug').notNull(),
    /** The name of the facility: "Badminton courts". */
    name: text('name').notNull(),
    /** The title of one slot: "Badminton court". */
    title: text('title').notNull(),
    activityId: uuid('activity_id').notNull(),
    /** From 1 (Monday) to 7 (Sunday). */
    weekdays: jsonb('weekdays').$type<number[]>().notNull(),
    /** `HH:MM` in London: the first slot begins at `opens`, and the last has ended at `closes`. */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    /** The length of a slot, which is also the time between two starts. */
    minutes: integer('minutes').notNull(),
    everyMinutes: integer('every_minutes').notNull(),
    /** Slots that start from `peakFrom` and before `peakUntil` have the peak price; null if none do. */
    peakFrom: text('peak_from'),
    peakUntil: text('peak_until'),
    /** Keys of price lists. */
    pricePeak: text('price_peak').notNull(),
    priceOffPeak: text('price_off_peak').notNull(),
    equipment: jsonb('equipment').$type<HireExtra[]>().notNull(),
    /** 0 if every slot is sold online; null to keep some for the desk, chosen by a hash of the slot. */
    deskPlaces: integer('desk_places'),
  },
  (table) => [index('slot_templates_venue').on(table.operatorId, table.venueId, table.facilitySlug)],
);

/** The changes for one session of a pattern. A null column keeps the pattern's value. */
export const sessionOverrides = pgTable(
  'session_overrides',
  {
    id: id(),
    operatorId: operatorId(),
    venueId: uuid('venue_id').notNull(),
    patternId: uuid('pattern_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    cancelledReason: text('cancelled_reason'),
    leader: text('leader'),
    capacity: integer('capacity'),
    deskPlaces: integer('desk_places'),
    notice: text('notice'),
    /** When booking opens, for everybody. */
    opensAt: instant('opens_at'),
  },
  (table) => [
    unique('session_overrides_session').on(table.operatorId, table.patternId, table.date),
    index('session_overrides_venue').on(table.operatorId, table.venueId, table.date),
  ],
);

/** Days on which a centre is closed. */
export const venueClosures = pgTable(
  'venue_closures',
  {
    id: id(),
    operatorId: operatorId(),
    /** Null for every centre. */
    venueId: uuid('venue_id'),
    /** `YYYY-MM-DD`, or `MM-DD` for the same days of each year. The last day is closed as well. */
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('venue_closures_venue').on(table.operatorId, table.venueId)],
);

export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    operatorId: operatorId(),
    key: text('key').notNull(),
    options: jsonb('options').$type<PriceListOption[]>().notNull(),
  },
  (table) => [unique('price_lists_key').on(table.operatorId, table.key)],
);

export const bookingRules = pgTable(
  'booking_rules',
  {
    id: id(),
    operatorId: operatorId(),
    /**
     * The slug of an activity, a facility or a category, `spaces` for every facility, or `all`. The most specific one applies.
     */
    scope: text('scope').notNull(),
    rules: jsonb('rules').$type<BookingRules>().notNull(),
  },
  (table) => [unique('booking_rules_scope').on(table.operatorId, table.scope)],
);

/** The people other than themselves for whom a customer books. */
export const attendees = pgTable(
  'attendees',
  {
    id: id(),
    operatorId: operatorId(),
    /** The customer who books for them. */
    customerId: uuid('customer_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    relationship: text('relationship', { enum: ['child', 'grandchild', 'ward', 'other'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('attendees_customer').on(table.operatorId, table.customerId)],
);
