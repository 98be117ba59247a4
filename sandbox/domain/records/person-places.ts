import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { daysBetween } from '../rules/dates.ts';
import { parseSessionId } from '../rules/session-id.ts';
import { type BookableSession, sessionById } from './sessions.ts';

/** A place that a person has in a session. */
export interface PersonPlace {
  attendeeId: string;
  session: BookableSession;
  kind: 'booked' | 'in_basket';
}

/** The places in force of some people in a session, and in others that take place at the same time. */
export async function placesOfPeople(
  db: Tx,
  store: Store,
  attendeeIds: readonly string[],
  session: BookableSession,
): Promise<PersonPlace[]> {
  const rows = await db
    .select()
    .from(sessionPlaces)
    .where(
      and(
        eq(sessionPlaces.operatorId, store.operatorId),
        inArray(sessionPlaces.attendeeId, [...attendeeIds]),
        or(isNull(sessionPlaces.heldUntil), gt(sessionPlaces.heldUntil, store.clock.now())),
      ),
    );
  const near = rows.filter(({ sessionKey }) => isNear(sessionKey, session.localDate));
  const found: PersonPlace[] = [];
  for (const { attendeeId, sessionKey, bookingId } of near) {
    const other = sessionKey === session.id ? session : await sessionById(db, store, sessionKey);
    if (attendeeId === null || !other || !overlap(session, other)) continue;
    found.push({ attendeeId, session: other, kind: bookingId === null ? 'in_basket' : 'booked' });
  }
  return found;
}

/** Whether a session is on the same day, the day before or the day after. */
function isNear(sessionKey: string, date: string): boolean {
  const named = parseSessionId(sessionKey);
  return named !== null && Math.abs(daysBetween(named.date, date)) <= 1;
}

function overlap(one: BookableSession, other: BookableSession): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
