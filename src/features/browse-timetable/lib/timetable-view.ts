import { buildDayStrip, type DayStrip } from '@/entities/session';
import type { ActivitySession, Timetable } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { addDays, compareText, type IsoDate } from '@/shared/lib';
import type { TimetableQuery } from './address';
import { applyFilters, type Filters } from './filters';
import type { TimetableDays } from './timetable-days';

/** How many days ahead a customer can look. */
const DAYS_AHEAD = 400;

/** A day in the strip. */
export interface DayLink {
  readonly date: IsoDate;
  /** Null until known. */
  readonly sessionCount: number | null;
}

/** The view of one day at a centre. */
export interface TimetableView {
  readonly venue: Timetable['venue'];
  readonly rules: Timetable['rules'];
  /** The activities of the loaded days, by name. */
  readonly activities: readonly Timetable['activities'][number][];
  readonly spaces: TimetableDays['spaces'];
  readonly levels: readonly string[];
  readonly slug: string;
  readonly date: IsoDate;
  readonly today: IsoDate;
  readonly lastDay: IsoDate;
  readonly strip: DayStrip;
  readonly days: readonly DayLink[];
  /** The last day that the customer can book, or the day that opens today. */
  readonly opening: Timetable['opening'];
  readonly closedReason: string | null;
  /** The filters from the address. */
  readonly filters: Filters;
  /** All sessions of the day; null while they load. */
  readonly sessions: readonly ActivitySession[] | null;
  /** The sessions that match the filters. */
  readonly shownSessions: readonly ActivitySession[];
  /** The customer's booking ids on this day, by session id. */
  readonly bookingIds: ReadonlyMap<string, string>;
  /** The server's time when the day was loaded. */
  readonly asOf: string | null;
  /** The next day with sessions. */
  readonly nextDay: IsoDate | null;
  readonly serverTime: number;
  readonly receivedAt: number;
}

/** The view of the day in the address, for the open centre; null until anything has loaded. */
export function buildTimetableView(
  { latest, days, counts, activities, spaces, levels }: TimetableDays,
  { date: requestedDate, filters: requestedFilters }: TimetableQuery,
  slug: string | null,
): TimetableView | null {
  if (latest === null || latest.slug !== slug) return null;
  const { timetable } = latest;
  const serverTime = Date.parse(timetable.serverTime);
  const today = toLocalTime(serverTime).date;
  const lastDay = addDays(today, DAYS_AHEAD);
  const date =
    requestedDate !== null && requestedDate >= today && requestedDate <= lastDay ? requestedDate : today;
  const strip = buildDayStrip(date, today, lastDay);
  const sortedActivities = [...activities.values()].sort((first, second) =>
    compareText(first.name, second.name),
  );
  const knownSlugs = sortedActivities.map((activity) => activity.slug);
  const filters = {
    ...requestedFilters,
    activities: requestedFilters.activities.filter((slug) => knownSlugs.includes(slug)),
    level: levels.includes(requestedFilters.level ?? '') ? requestedFilters.level : null,
  };
  const day = days[date];
  return {
    venue: timetable.venue,
    rules: timetable.rules,
    activities: sortedActivities,
    spaces,
    levels,
    slug,
    date,
    today,
    lastDay,
    strip,
    days: strip.dates.map((stripDate) => ({
      date: stripDate,
      sessionCount: counts[stripDate]?.sessionCount ?? null,
    })),
    opening: timetable.opening,
    closedReason: counts[date]?.closedReason ?? null,
    filters,
    sessions: day?.sessions ?? null,
    shownSessions: applyFilters(day?.sessions ?? [], filters, (id) => activities.get(id)?.slug),
    bookingIds: day?.bookingIds ?? new Map(),
    asOf: day?.asOf ?? null,
    nextDay:
      Object.values(counts)
        .filter((dayCount) => dayCount.date > date && dayCount.sessionCount > 0)
        .map((dayCount) => dayCount.date)
        .sort()[0] ?? null,
    serverTime,
    receivedAt: latest.receivedAt,
  };
}
