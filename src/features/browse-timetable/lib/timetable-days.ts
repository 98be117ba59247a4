import type { ActivitySession, Timetable } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';

/** A timetable response, with the time of its arrival. */
export interface ReceivedTimetable {
  /** The slug of the requested centre. */
  readonly slug: string;
  readonly timetable: Timetable;
  /** The number of days whose sessions it contains. */
  readonly days: number;
  /** The browser's monotonic clock, in milliseconds. */
  readonly receivedAt: number;
}

/** The sessions of one day, with the server's time when they were loaded. */
interface LoadedDay {
  readonly sessions: readonly ActivitySession[];
  readonly asOf: string;
  /** The customer's booking ids by session id. */
  readonly bookingIds: ReadonlyMap<string, string>;
}

/** The loaded days of a centre. */
export interface TimetableDays {
  /** The token of the session for which the prices are; null for a visitor. */
  readonly token: string | null;
  readonly latest: ReceivedTimetable | null;
  readonly days: Readonly<Record<IsoDate, LoadedDay>>;
  readonly activities: ReadonlyMap<string, Timetable['activities'][number]>;
  readonly spaces: ReadonlyMap<string, Timetable['spaces'][number]>;
  readonly levels: readonly string[];
  /** The number of sessions on each day, including days whose sessions have not loaded. */
  readonly counts: Readonly<Record<IsoDate, Timetable['days'][number]>>;
}

/** An empty timetable for the owner of this token. */
export const buildEmptyDays = (token: string | null): TimetableDays => ({
  token,
  latest: null,
  days: {},
  counts: {},
  activities: new Map(),
  spaces: new Map(),
  levels: [],
});

/** Adds the days of a response; drops those of another centre, and those with the prices of another token. */
export function addTimetable(
  loadedDays: TimetableDays,
  token: string | null,
  receivedTimetable: ReceivedTimetable,
): TimetableDays {
  const { timetable, slug } = receivedTimetable;
  const keptDays =
    loadedDays.latest?.slug === slug && loadedDays.token === token ? loadedDays : buildEmptyDays(token);
  const dates = Array.from({ length: receivedTimetable.days }, (_, day) => addDays(timetable.from, day));
  const bookingIds = mapBookingIds(timetable);
  const addedDays = dates.map((date) => {
    const sessions = timetable.sessions.filter(({ localDate }) => localDate === date);
    return [date, { sessions, asOf: timetable.serverTime, bookingIds }] as const;
  });
  return {
    token,
    latest: receivedTimetable,
    days: { ...keptDays.days, ...Object.fromEntries(addedDays) },
    counts: { ...keptDays.counts, ...Object.fromEntries(timetable.days.map((day) => [day.date, day])) },
    // A response lists only the activities of its own days.
    activities: mergeById(keptDays.activities, timetable.activities),
    spaces: mergeById(keptDays.spaces, timetable.spaces),
    levels: [...new Set([...keptDays.levels, ...timetable.levels])].sort(),
  };
}

/** The customer's booking ids by session id, for the sessions of the response. */
export function mapBookingIds({ booked = [] }: Pick<Timetable, 'booked'>): ReadonlyMap<string, string> {
  return new Map(booked.map(({ sessionId, bookingId }) => [sessionId, bookingId]));
}

function mergeById<Item extends { readonly id: string }>(
  knownItems: ReadonlyMap<string, Item>,
  newItems: readonly Item[],
): ReadonlyMap<string, Item> {
  return new Map([...knownItems, ...newItems.map((item) => [item.id, item] as const)]);
}
