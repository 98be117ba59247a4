import type { ActivitySession, Timetable } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';

/** A timetable, and when it came. */
export interface ReceivedTimetable {
  /** The centre that was asked for. */
  readonly slug: string;
  readonly timetable: Timetable;
  /** How many days it has the sessions of. */
  readonly days: number;
  /** The browser's monotonic clock, in milliseconds. */
  readonly receivedAt: number;
}

/** The sessions of one day, and the server's time at which they were read. */
interface LoadedDay {
  readonly sessions: readonly ActivitySession[];
  readonly asOf: string;
  /** The bookings of the customer, by session. */
  readonly booked: ReadonlyMap<string, string>;
}

/** What is known of a centre's days. */
export interface TimetableDays {
  /** Of the session whose prices the days have; null: of a visitor. */
  readonly token: string | null;
  readonly latest: ReceivedTimetable | null;
  readonly days: Readonly<Record<IsoDate, LoadedDay>>;
  readonly activities: ReadonlyMap<string, Timetable['activities'][number]>;
  readonly spaces: ReadonlyMap<string, Timetable['spaces'][number]>;
  readonly levels: readonly string[];
  /** The number of sessions of each day, also of days whose sessions are not loaded. */
  readonly counts: Readonly<Record<IsoDate, Timetable['days'][number]>>;
}

/** Nothing is known yet of what the owner of a session sees. */
export const daysFor = (token: string | null): TimetableDays => ({
  token,
  latest: null,
  days: {},
  counts: {},
  activities: new Map(),
  spaces: new Map(),
  levels: [],
});

/** Adds the days of an answer to the loaded ones; those of another centre, and those with the prices of another session, are dropped. */
export function withAnswer(
  known: TimetableDays,
  token: string | null,
  answer: ReceivedTimetable,
): TimetableDays {
  const { timetable, slug } = answer;
  const before = known.latest?.slug === slug && known.token === token ? known : daysFor(token);
  const dates = Array.from({ length: answer.days }, (_, day) => addDays(timetable.from, day));
  const booked = bookingIds(timetable);
  const added = dates.map((date) => {
    const sessions = timetable.sessions.filter(({ localDate }) => localDate === date);
    return [date, { sessions, asOf: timetable.serverTime, booked }] as const;
  });
  return {
    token,
    latest: answer,
    days: { ...before.days, ...Object.fromEntries(added) },
    counts: { ...before.counts, ...Object.fromEntries(timetable.days.map((day) => [day.date, day])) },
    // An answer names those of its own days only.
    activities: mergeById(before.activities, timetable.activities),
    spaces: mergeById(before.spaces, timetable.spaces),
    levels: [...new Set([...before.levels, ...timetable.levels])].sort(),
  };
}

/** The bookings of the customer by session, of which an answer has those of its sessions. */
export function bookingIds({ booked = [] }: Pick<Timetable, 'booked'>): ReadonlyMap<string, string> {
  return new Map(booked.map(({ sessionId, bookingId }) => [sessionId, bookingId]));
}

function mergeById<Thing extends { readonly id: string }>(
  known: ReadonlyMap<string, Thing>,
  more: readonly Thing[],
): ReadonlyMap<string, Thing> {
  return new Map([...known, ...more.map((thing) => [thing.id, thing] as const)]);
}
