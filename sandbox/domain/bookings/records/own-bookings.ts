import { and, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import type { Caller } from '../../common/types.ts';
import { type BookableSession, startsAtSql } from '../../sessions/index.ts';

/** A session that the caller has booked, for themselves or for somebody else. */
export interface OwnBooking {
  readonly sessionId: string;
  readonly bookingId: string;
}

/** Which of these sessions the caller has booked; null for a visitor. */
export async function findOwnBookings(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  caller: Caller | null,
  sessions: readonly Pick<BookableSession, 'id' | 'startsAt'>[],
): Promise<OwnBooking[] | null> {
  if (caller === null) return null;
  const firstStartMs = Math.min(...sessions.map(({ startsAt }) => startsAt.getTime()));
  if (!Number.isFinite(firstStartMs)) return [];
  const rows = await db
    .select({ sessionId: bookings.sessionKey, bookingId: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.operatorId, operatorId),
        eq(bookings.customerId, caller.userId),
        eq(bookings.status, 'booked'),
        gte(startsAtSql, new Date(firstStartMs).toISOString()),
      ),
    );
  const sessionIds = new Set(sessions.map(({ id }) => id));
  return rows.filter(({ sessionId }) => sessionIds.has(sessionId));
}
