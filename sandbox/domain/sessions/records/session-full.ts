import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { sessionOverrides, sessionPatterns } from '../../../store/schema/activities.ts';
import { sessionPlaces } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import { parseSessionId } from '../../catalogue/index.ts';
import { calculateDeskPlaces } from '../rules/desk-places.ts';

const placesLeft = prepareStatement(
  'places left',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'sessionKey' | 'patternId' | 'date' | 'now'>) => {
    const taken = db
      .select({ count: sql<number>`count(*)::int`.as('count') })
      .from(sessionPlaces)
      .where(
        and(
          eq(sessionPlaces.operatorId, placeholder('operatorId')),
          eq(sessionPlaces.sessionKey, placeholder('sessionKey')),
          or(
            isNull(sessionPlaces.heldUntil),
            gt(sessionPlaces.heldUntil, sql.param(placeholder('now'), sessionPlaces.heldUntil)),
          ),
        ),
      )
      .as('taken');
    return db
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
          eq(sessionOverrides.operatorId, placeholder('operatorId')),
          eq(sessionOverrides.patternId, sessionPatterns.id),
          eq(sessionOverrides.date, placeholder('date')),
        ),
      )
      .where(
        and(
          eq(sessionPatterns.operatorId, placeholder('operatorId')),
          eq(sessionPatterns.id, placeholder('patternId')),
        ),
      );
  },
);

/**
 * Whether all online places of a session are taken. It is a single small query, because it runs before each
 * booking. False for a slot, and for a session that does not exist.
 */
export async function hasNoPlaceLeft(
  db: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  sessionId: string,
): Promise<boolean> {
  const named = parseSessionId(sessionId);
  if (!named) return false;
  const { patternId, date } = named;
  const asked = { operatorId, sessionKey: sessionId, patternId, date, now: clock.now() };
  const [found] = await placesLeft(db, asked);
  if (!found) return false;
  const online = found.capacity - (found.atDesk ?? calculateDeskPlaces(sessionId, found.capacity));
  return found.taken >= Math.max(0, online);
}
