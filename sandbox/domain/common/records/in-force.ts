import { gt, isNull, or, type SQL } from 'drizzle-orm';
import { sessionPlaces } from '../../../store/schema/bookings.ts';

/** The condition for places that are booked, or whose hold has not lapsed at this moment. */
export function buildInForceCondition(now: Date): SQL | undefined {
  return or(isNull(sessionPlaces.heldUntil), gt(sessionPlaces.heldUntil, now));
}
