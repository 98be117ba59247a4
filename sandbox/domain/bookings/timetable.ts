import { and, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { readAll } from '../../store/read-all.ts';
import { sessionPatterns } from '../../store/schema/activities.ts';
import type { BookingRules } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import { toPricedPerson } from '../attendees/index.ts';
import {
  type ActivityCatalogue,
  calculateDayOpening,
  findActivityCatalogue,
  findClosedReason,
  findVenue,
  takesPlaceOn,
} from '../catalogue/index.ts';
import {
  addDays,
  countDaysBetween,
  getWeekday,
  invalid,
  isIsoDate,
  listDatesFrom,
  notFound,
  toLondonDate,
} from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  findDemandByTarget,
  findPlacesOfPeopleBySession,
  findSessionsOnDates,
  toSessionWaitingTarget,
} from '../sessions/index.ts';
import { findOwnBookings, type OwnBooking } from './records/own-bookings.ts';
import {
  type CustomerAtVenue,
  findCustomerAtVenue,
  type SessionView,
  toSessionView,
} from './records/session-view.ts';

/** How many days ahead a timetable is shown. */
const MOST_DAYS_AHEAD = 400;
export const STRIP_DAYS = 14;

export interface TimetableDay {
  date: string;
  weekday: number;
  sessionCount: number;
  closedReason: string | null;
}

export interface Timetable {
  serverTime: Date;
  catalogue: ActivityCatalogue;
  from: string;
  days: TimetableDay[];
  /** The day whose booking opens today for the caller. */
  openingDay: ReturnType<typeof calculateDayOpening>;
  rules: BookingRules;
  sessions: SessionView[];
  /** The sessions that the caller has booked; null for a visitor. */
  ownBookings: OwnBooking[] | null;
}

/**
 * The sessions of a centre on some days, as the caller sees them.
 * @throws DomainError 404 for an unknown centre; 422 under `from` for a day in the past or too far ahead
 */
export function getTimetable(
  store: Store,
  caller: Caller | null,
  { venue, from, days }: { venue: string; from: string; days: number },
): Promise<Timetable> {
  const now = store.clock.now();
  const today = toLondonDate(now);
  const fromProblem = findDayProblem(from, today);
  if (fromProblem) throw invalid({ from: [fromProblem] });
  return store.read(async (db) => {
    const catalogue = await findCatalogue(db, store, venue);
    const rules = catalogue.findBookingRules({ slug: 'all', category: 'all' });
    const [viewer, stripDays] = await readAll(
      findCustomerAtVenue(db, store, caller, catalogue.venue),
      buildStripDays(db, store, catalogue, findFirstStripDay(from, today)),
    );
    const sessions = await findSessionViews(db, store, viewer, catalogue, listDatesFrom(from, days));
    return {
      serverTime: now,
      catalogue,
      from,
      openingDay: calculateDayOpening(rules.window, isMember(viewer, today), today),
      days: stripDays,
      rules,
      sessions,
      ownBookings: await findOwnBookings(
        db,
        store,
        caller,
        sessions.map(({ session }) => session),
      ),
    };
  });
}

/** Reads the activity catalogue of a centre. Throws 404 if the centre is unknown or has no activities. */
export async function findCatalogue(db: Tx, store: Store, venueSlug: string): Promise<ActivityCatalogue> {
  const venue = await findVenue(db, store, venueSlug);
  if (!venue?.hasActivities) throw notFound();
  return findActivityCatalogue(db, store, venue);
}

/** Sessions on some dates, all or of one activity, as the caller sees them. */
export async function findSessionViews(
  db: Tx,
  store: Store,
  caller: CustomerAtVenue,
  catalogue: ActivityCatalogue,
  dates: readonly string[],
  activityId?: string,
): Promise<SessionView[]> {
  const now = store.clock.now();
  const sessions = await findSessionsOnDates(db, store, catalogue, dates, activityId);
  const getDemand = await findDemandByTarget(db, store, sessions.map(toSessionWaitingTarget));
  const getPeoplePlaces = await findPlacesOfPeopleBySession(db, store, caller?.people ?? [], sessions);
  return sessions.map((session) =>
    toSessionView(caller, session, getDemand(session), now, getPeoplePlaces(session)),
  );
}

function isMember(caller: CustomerAtVenue, today: string): boolean {
  const [customer] = caller?.people ?? [];
  return (
    customer !== undefined &&
    toPricedPerson(customer, caller?.memberships ?? [], today).memberships.length > 0
  );
}

/** Why a timetable cannot be shown for a day; null if it can. */
export function findDayProblem(from: string, today: string): string | null {
  if (!isIsoDate(from) || from < today) return 'Choose today or a later day.';
  return countDaysBetween(today, from) > MOST_DAYS_AHEAD ? 'Choose an earlier day.' : null;
}

/** The first day of the two-week strip: today, or whole weeks later, so that `from` is in its first week. */
export function findFirstStripDay(from: string, today: string): string {
  return addDays(today, Math.floor(countDaysBetween(today, from) / 7) * 7);
}

/** Counts the sessions of each day from the weekly patterns, without building them. */
async function buildStripDays(
  db: Tx,
  store: Store,
  catalogue: ActivityCatalogue,
  firstDate: string,
): Promise<TimetableDay[]> {
  const { weekday, fromDate, untilDate } = sessionPatterns;
  const patternGroups = await db
    .select({ weekday, fromDate, untilDate, patterns: count() })
    .from(sessionPatterns)
    .where(
      and(
        eq(sessionPatterns.operatorId, store.operatorId),
        eq(sessionPatterns.venueId, catalogue.venue.id),
        inArray(sessionPatterns.activityId, [...catalogue.activities.keys()]),
      ),
    )
    .groupBy(weekday, fromDate, untilDate);
  return listDatesFrom(firstDate, STRIP_DAYS).map((date) => {
    const closedReason = findClosedReason(catalogue.closures, date);
    const groupsOnDate = patternGroups.filter((group) => takesPlaceOn(group, date));
    return {
      date,
      weekday: getWeekday(date),
      sessionCount:
        closedReason === null
          ? groupsOnDate.reduce((total, { patterns: patternCount }) => total + patternCount, 0)
          : 0,
      closedReason,
    };
  });
}
