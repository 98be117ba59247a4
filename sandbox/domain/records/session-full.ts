import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { sessionOverrides, sessionPatterns } from '../../store/schema/activities.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { deskPlaces } from '../rules/desk-places.ts';
import { parseSessionId } from '../rules/session-id.ts';

/**
 * Whether all online places of a session are taken: one small query, for it is asked before each booking. False for a slot, and for
 * a session that does not exist.
 */
export async function hasNoPlaceLeft(
  db: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  sessionId: string,
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
