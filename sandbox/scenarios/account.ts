import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addToCart } from '../domain/basket/index.ts';
import {
  cancelSessionForAll,
  listBookings,
  markBookingMissed,
  previewCancellation,
} from '../domain/bookings/index.ts';
import { addDays, calculateSessionTimes } from '../domain/common/index.ts';
import { findOutstandingPenalties, waivePenalty } from '../domain/people/index.ts';
import { type BookingRecord, findBooking } from '../domain/sessions/index.ts';
import { bookings } from '../store/schema/bookings.ts';
import type { BookingEnding } from '../store/schema/details.ts';
import type { Store } from '../store/store.ts';
import { authenticateCustomer } from './fresh-customer.ts';
import { payByCard } from './pay-by-card.ts';
import type { Scenario, ScenarioParams, ScenarioResult, ScenarioTools } from './scenario.ts';
import { readTextParam } from './scenario.ts';
import { sessionScenarios } from './sessions.ts';

/** Scenarios for the customer's account. */
export const accountScenarios: Record<string, Scenario> = {
  'a-customer-with-bookings': {
    description:
      'A customer who has booked a yoga class tomorrow at 12:00, has attended `past` earlier ones (1) and missed the one before; two more were cancelled: one by the centre, one too late. Returns the booking, the `expected` of cancelling it, and the cancelled ones.',
    run: async (tools, params) => {
      const { store } = tools;
      const { result, booking } = await loadBookingOfScenario(tools, 'a-booked-class');
      const count = Number(readTextParam(params, 'past', '1'));
      const earlierBookings = Array.from({ length: count }, (_, index) =>
        copyToEarlierWeek(booking, index + 1, 'attended'),
      );
      const missedBooking = copyToEarlierWeek(booking, count + 1, 'missed');
      const cancelledByCentre = buildCancelledBooking(booking, count + 2, {
        reason: 'The leader is ill.',
        refund: 750,
        fee: 0,
      });
      const cancelledTooLate = buildCancelledBooking(booking, count + 3, {
        reason: null,
        refund: 0,
        fee: 300,
      });
      await insertBookings(store, [...earlierBookings, missedBooking, cancelledByCentre, cancelledTooLate]);
      const caller = await authenticateCustomer(store, result);
      const { expected } = await previewCancellation(store, caller, booking.id);
      const cancelledIds = {
        cancelledByCentreId: cancelledByCentre.id,
        cancelledLateId: cancelledTooLate.id,
      };
      return { ...result, bookingId: booking.id, expected, ...cancelledIds };
    },
  },
  'a-customer-with-a-late-booking': {
    description:
      'A customer who has booked a yoga class that begins in 90 minutes and was free for them: cancelling it costs a fee.',
    run: async (tools) => {
      const { result, booking } = await loadBookingOfScenario(tools, 'a-booked-class-in-90-minutes');
      await tools.store.write((tx) =>
        tx.update(bookings).set({ pricePaid: 0 }).where(eq(bookings.id, booking.id)),
      );
      return { ...result, bookingId: booking.id };
    },
  },
  'a-customer-with-a-missed-booking': {
    description:
      'A customer who missed a yoga class a week ago that was free for them, and owes £3.00 for it; with `waived` the centre has waived the fee.',
    run: async (tools, params) => {
      const { store } = tools;
      const { result, booking } = await loadBookingOfScenario(tools, 'a-booked-class');
      const missedBooking = { ...copyToEarlierWeek(booking, 1, 'booked'), pricePaid: 0 };
      await insertBookings(store, [missedBooking]);
      await store.write(async (tx) => {
        await markBookingMissed(tx, store, missedBooking);
        const [fee] = await findOutstandingPenalties(tx, store, missedBooking.customerId);
        if (fee && params.waived !== undefined) await waivePenalty(tx, store, fee.id);
      });
      return { ...result, bookingId: missedBooking.id };
    },
  },
  'a-customer-with-a-waived-charge': {
    description: 'As a-customer-with-a-missed-booking, but the centre has waived the fee.',
    run: async (tools) => {
      const result = await accountScenarios['a-customer-with-a-missed-booking']?.run(tools, { waived: '1' });
      return { ...result };
    },
  },
  'a-booking-about-to-begin': {
    description:
      'A customer who has booked a yoga class that begins in 40 minutes, so they can tell the centre that they are running late.',
    run: async (tools) => {
      const { result, booking } = await loadBookingOfScenario(tools, 'a-booked-class-in-90-minutes', {
        minutes: '40',
      });
      return { ...result, bookingId: booking.id };
    },
  },
  'a-booking-for-a-child': {
    description:
      'A customer who has booked and paid for a class tomorrow at 12:00 for Leo (6); Mia (9), `attendeeId`, could come instead.',
    run: async (tools) => {
      const { store } = tools;
      const result = await sessionScenarios['a-parent-of-two']?.run(tools, {});
      const parent = await authenticateCustomer(store, { token: String(result?.token) });
      const item = { id: String(result?.sessionId), type: 'activity', options: {} };
      await addToCart(store, parent, {
        items: [{ ...item, purchasedForUserId: String(result?.leoId) }],
      });
      await payByCard(tools, parent);
      const { items } = await listBookings(store, parent, { when: 'upcoming' });
      return { ...result, bookingId: items[0]?.record.id, attendeeId: result?.miaId };
    },
  },
  'the-centre-cancels-a-session': {
    description: 'Everybody who has booked the session `sessionId` gets a refund.',
    run: async ({ store }, params) => {
      await cancelSessionForAll(store, readTextParam(params, 'sessionId', ''), 'The leader is ill.');
      return {};
    },
  },
};

async function loadBookingOfScenario(
  tools: ScenarioTools,
  scenario: string,
  params: ScenarioParams = {},
): Promise<{ result: ScenarioResult & { token: string }; booking: BookingRecord }> {
  const { store } = tools;
  const result = await sessionScenarios[scenario]?.run(tools, params);
  const userId = String(result?.userId);
  const booking = await store.read(async (db) => {
    const [row] = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.operatorId, store.operatorId), eq(bookings.customerId, userId)));
    return findBooking(db, store, userId, row?.id ?? '');
  });
  if (!booking) throw new Error(`The scenario ${scenario} has booked nothing.`);
  return { result: { ...result, token: String(result?.token) }, booking };
}

/** Copies a booking to some weeks earlier. */
function copyToEarlierWeek(
  booking: BookingRecord,
  weeks: number,
  status: BookingRecord['status'],
): BookingRecord {
  const { detail } = booking;
  const localDate = addDays(detail.localDate, -7 * weeks);
  const durationMinutes = (Date.parse(detail.endsAt) - Date.parse(detail.startsAt)) / 60_000;
  const { startsAt, endsAt } = calculateSessionTimes(localDate, detail.localStart, durationMinutes);
  return {
    ...booking,
    id: randomUUID(),
    itemId: randomUUID(),
    sessionKey: `${booking.sessionKey}-${weeks}`,
    status,
    detail: { ...detail, localDate, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}

/** An earlier class in a studio, for a member, which was cancelled. */
function buildCancelledBooking(
  booking: BookingRecord,
  weeks: number,
  ending: Pick<BookingEnding, 'reason' | 'refund' | 'fee'>,
): BookingRecord {
  const earlierBooking = copyToEarlierWeek(booking, weeks, 'cancelled');
  const reduction = { kind: 'membership', id: randomUUID(), name: 'Unlimited Fitness' } as const;
  return {
    ...earlierBooking,
    status: ending.reason === null ? 'cancelled' : 'cancelled_by_centre',
    ending: {
      at: earlierBooking.detail.startsAt,
      refundTo: ending.refund > 0 ? 'credit' : 'none',
      ...ending,
    },
    detail: { ...earlierBooking.detail, space: 'Studio 2', reduction },
  };
}

/** Inserts a year of past bookings with one statement. */
function insertBookings(store: Store, bookingRows: readonly BookingRecord[]): Promise<unknown> {
  return store.write((tx) => tx.insert(bookings).values([...bookingRows]));
}
