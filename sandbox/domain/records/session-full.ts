import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { sessionOverrides, sessionPatterns } from '../../store/schema/activities.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { deskPlaces } from '../rules/desk-places.ts';
import { parseSessionId } from '../rules/session-id.ts';

/**
 * Whether others than one customer have all online places of a session: one small query, for it is asked before each booking.
 * A slot or an unknown session is not said to be taken.
 */
export async function isTakenByOthers(
  db: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  { sessionId, ownerId }: { sessionId: string; ownerId: string },
): Promise<boolean> {
  const named = parseSessionId(sessionId);
  if (!named) return false;
  const taken = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(sessionPlaces)
    .where(
      and(
        eq(sessionPlaces.operatorId, operatorId),
        eq(sessionPlaces.sessionKey, sessionId),
        ne(sessionPlaces.holderId, ownerId),
        or(isNull(sessionPlaces.heldUntil), gt(sessionPlaces.heldUntil, clock.now())),
      ),
    )
    .as('taken');
  const [found] = await db
    .select({
      capacity: sql<number>`coalesce(${sessionOverrides.capacity}, ${sessionPatterns.capacity})`,
      atDesk: sql<number | null>`coalesce(${sessionOverrides.deskPlaces}, ${sessionPatterns.deskPlaces})`,
      taken: taken.count,
    })
    .from(sessionPatterns)
    .crossJoin(taken)
    .leftJoin(
      sessionOverrides,
      and(
        eq(sessionOverrides.operatorId, operatorId),
        eq(sessionOverrides.patternId, sessionPatterns.id),
        eq(sessionOverrides.date, named.date),
      ),
    )
    .where(and(eq(sessionPatterns.operatorId, operatorId), eq(sessionPatterns.id, named.patternId)));
  if (!found) return false;
  const online = found.capacity - (found.atDesk ?? deskPlaces(sessionId, found.capacity));
  return found.taken >= Math.max(0, online);
}
