import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { sessionPlaces } from '../../../store/schema/bookings.ts';
import type { BookingRules } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { findExceededLimit, parseSessionDate, type VerdictFacts } from '../../catalogue/index.ts';
import { buildInForceCondition, countDaysBetween } from '../../common/index.ts';
import type { BookableSession } from './bookable-session.ts';
import { findSessionsById } from './sessions.ts';

/** A place that a person has in a session. */
export interface PersonPlace {
  attendeeId: string;
  session: BookableSession;
  kind: 'booked' | 'in_basket';
  /** Whether it takes place at the same time as the given session. */
  overlaps: boolean;
}

/** The most days between two days of the same week. */
const MAX_DAYS_WITHIN_WEEK = 6;

/**
 * The current places of some people in a session, in other sessions at the same time, and in others of its
 * activity within a week. A place that is only offered to them is not included.
 */
export async function findPlacesOfPeople(
  db: Tx,
  store: Store,
  attendeeIds: readonly string[],
  session: BookableSession,
): Promise<PersonPlace[]> {
  const people = attendeeIds.map((id) => ({ id }));
  const getPlaces = await findPlacesOfPeopleBySession(db, store, people, [session]);
  return getPlaces(session);
}

/** Like `findPlacesOfPeople`, for each of several sessions. */
export async function findPlacesOfPeopleBySession(
  db: Tx,
  store: Store,
  people: readonly { id: string }[],
  sessions: readonly BookableSession[],
): Promise<(session: BookableSession) => PersonPlace[]> {
  const dates = [...new Set(sessions.map(({ localDate }) => localDate))];
  if (people.length === 0 || dates.length === 0) return () => [];
  const personIds = people.map(({ id }) => id);
  const rows = await db
    .select()
    .from(sessionPlaces)
    .where(
      and(
        eq(sessionPlaces.operatorId, store.operatorId),
        inArray(sessionPlaces.attendeeId, personIds),
        isNull(sessionPlaces.offerId),
        buildInForceCondition(store.clock.now()),
      ),
    );
  const sessionsById = new Map(sessions.map((session) => [session.id, session]));
  const nearbyPlaceRows = rows.filter(({ sessionKey }) =>
    dates.some((date) => isWithinWeek(sessionKey, date)),
  );
  const otherSessionIds = new Set(
    nearbyPlaceRows.map(({ sessionKey }) => sessionKey).filter((key) => !sessionsById.has(key)),
  );
  const otherSessions =
    otherSessionIds.size > 0 ? await findSessionsById(db, store, [...otherSessionIds]) : new Map();
  const heldPlaces = nearbyPlaceRows.flatMap(({ attendeeId, sessionKey, bookingId }) => {
    const session: BookableSession | undefined =
      sessionsById.get(sessionKey) ?? otherSessions.get(sessionKey);
    if (attendeeId === null || !session) return [];
    return [{ attendeeId, session, kind: bookingId === null ? ('in_basket' as const) : ('booked' as const) }];
  });
  return (session) =>
    heldPlaces.flatMap((place) => {
      const otherSession = place.session;
      if (!isWithinWeek(otherSession.id, session.localDate)) return [];
      const overlaps = isOverlapping(session, otherSession);
      return overlaps || otherSession.activity.id === session.activity.id ? [{ ...place, overlaps }] : [];
    });
}

/** Whether, under a session's rules, the person's other sessions can prevent a booking. */
export function dependsOnOtherSessions({ clashRule, perDay, perWeek, consecutive }: BookingRules): boolean {
  return clashRule === 'refuse' || [perDay, perWeek, consecutive].some((limit) => limit !== undefined);
}

/** Which of a session's rules the person's other sessions break. */
export function findConflicts(
  session: BookableSession,
  places: readonly PersonPlace[],
): Pick<VerdictFacts, 'limit' | 'refusedClash'> & { clash: BookableSession | null } {
  const otherPlaces = places.filter((place) => place.session.id !== session.id);
  const clashingSession = otherPlaces.find(({ overlaps }) => overlaps)?.session ?? null;
  const takenSessions = otherPlaces
    .map((place) => place.session)
    .filter(({ activity, facility }) =>
      session.facility === null
        ? facility === null && activity.id === session.activity.id
        : facility?.slug === session.facility.slug,
    );
  const exceededLimit = findExceededLimit(session.rules, session, takenSessions);
  const isClashRefused = clashingSession !== null && session.rules.clashRule === 'refuse';
  return {
    clash: clashingSession,
    refusedClash: isClashRefused ? `${clashingSession.title} at ${clashingSession.localStart}` : null,
    limit: exceededLimit && { kind: exceededLimit, mostAllowed: session.rules[exceededLimit] ?? 0 },
  };
}

/** Whether a session is at most six days away. */
function isWithinWeek(sessionKey: string, date: string): boolean {
  const otherDate = parseSessionDate(sessionKey);
  return otherDate !== null && Math.abs(countDaysBetween(otherDate, date)) <= MAX_DAYS_WITHIN_WEEK;
}

function isOverlapping(first: BookableSession, second: BookableSession): boolean {
  return first.startsAt < second.endsAt && second.startsAt < first.endsAt;
}
