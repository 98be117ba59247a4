import { and, eq, isNotNull, lt, ne } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { findCampIdByDay, findOptionById } from '../catalogue/index.ts';
import { toLondonDate } from '../common/index.ts';
import { findDependentsAfterLastDay } from '../held-memberships/index.ts';
import { revokePass } from '../packages/index.ts';
import type { BookingRecord } from '../sessions/index.ts';
import { serveWaitingList } from '../waiting-list/index.ts';
import { endBooking } from './records/end-booking.ts';

/**
 * Ends the memberships that customers have left, once their last day is over. Bookings and guest passes after that day end too;
 * what was paid for the bookings is refunded as credit.
 */
export async function endMemberships(tx: Tx, store: Store): Promise<void> {
  const today = toLondonDate(store.clock.now());
  const endedMemberships = await tx
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.operatorId, store.operatorId),
        isNotNull(memberships.cancellation),
        ne(memberships.status, 'ended'),
        lt(memberships.endDate, today),
      ),
    );
  for (const record of endedMemberships) {
    const { type: membershipType } = await findOptionById(tx, store, record.paymentOptionId);
    const { bookings, passes: guestPasses } = await findDependentsAfterLastDay(
      tx,
      store,
      record,
      membershipType,
      record.endDate ?? today,
    );
    for (const booking of bookings) await cancelWithFullRefund(tx, store, booking);
    for (const pass of guestPasses) await revokePass(tx, store, pass);
    await tx
      .update(memberships)
      .set({ status: 'ended' })
      .where(and(eq(memberships.operatorId, store.operatorId), eq(memberships.id, record.id)));
  }
}

async function cancelWithFullRefund(tx: Tx, store: Store, record: BookingRecord): Promise<void> {
  const { pricePaid: refund, sessionKey } = record;
  const refundTo = refund > 0 ? 'credit' : 'none';
  await endBooking(tx, store, record, { reason: null, refundTo, refund, fee: 0 });
  await serveWaitingList(tx, store, (await findCampIdByDay(tx, store, sessionKey)) ?? sessionKey);
}
