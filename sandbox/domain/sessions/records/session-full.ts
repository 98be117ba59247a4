import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { sessionOverrides, sessionPatterns } from '../../../store/schema/activities.ts';
import { sessionPlaces } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import { parseSessionId } from '../../catalogue/index.ts';
import { calculateDeskPlaces } from '../rules/desk-places.ts';

const selectPlaceCounts = prepareStatement(
  'places left',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'sessionKey' | 'patternId' | 'date' | 'now'>) => {
    const takenPlaces = db
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
        deskPlaces: sql<
          number | null
        >`coalesce(${sessionOverrides.deskPlaces}, ${sessionPatterns.deskPlaces})`,
        taken: takenPlaces.count,
      })
      .from(sessionPatterns)
      .crossJoin(takenPlaces)
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
  const parsedId = parseSessionId(sessionId);
  if (!parsedId) return false;
  const { patternId, date } = parsedId;
  const values = { operatorId, sessionKey: sessionId, patternId, date, now: clock.now() };
  const [row] = await selectPlaceCounts(db, values);
  if (!row) return false;
  const onlineCapacity = row.capacity - (row.deskPlaces ?? calculateDeskPlaces(sessionId, row.capacity));
  return row.taken >= Math.max(0, onlineCapacity);
}
