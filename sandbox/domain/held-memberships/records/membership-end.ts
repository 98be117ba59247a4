import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import { guestPasses } from '../../../store/schema/guest-passes.ts';
import type { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import type { MembershipTypeRecord } from '../../catalogue/index.ts';
import { createNameUuid } from '../../common/index.ts';
import { type BookingRecord, startsAtSql } from '../../sessions/index.ts';

type MembershipRecord = typeof memberships.$inferSelect;
type PassRecord = typeof guestPasses.$inferSelect;

/** What a customer loses when a membership ends: bookings and guest passes after its last day. */
export interface MembershipDependents {
  bookings: BookingRecord[];
  passes: PassRecord[];
}

/**
 * Finds the bookings after a day that a membership paid for or made cheaper, and its guest passes; they end with
 * it. Bookings that were paid in full, or with a package, are not included.
 */
export async function findDependentsAfterLastDay(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  record: MembershipRecord,
  type: Pick<MembershipTypeRecord, 'detail'>,
  lastDay: string,
): Promise<MembershipDependents> {
  const reducedBookings = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.operatorId, operatorId),
        eq(bookings.customerId, record.customerId),
        eq(bookings.status, 'booked'),
        gt(sql`${bookings.detail}->>'localDate'`, lastDay),
        eq(sql`${bookings.detail}->'reduction'->>'id'`, record.id),
      ),
    )
    .orderBy(asc(startsAtSql), asc(bookings.id));
  const benefitIds = type.detail.benefits.map(({ key }) => createNameUuid(`benefit:${record.id}:${key}`));
  const issuedPasses = await db
    .select()
    .from(guestPasses)
    .where(
      and(
        eq(guestPasses.operatorId, operatorId),
        eq(guestPasses.customerId, record.customerId),
        eq(guestPasses.state, 'issued'),
        gt(guestPasses.visitDate, lastDay),
      ),
    )
    .orderBy(asc(guestPasses.visitDate), asc(guestPasses.id));
  return {
    bookings: reducedBookings,
    passes: issuedPasses.filter(({ benefitId }) => benefitIds.includes(benefitId)),
  };
}
