import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type BookingRecord, bookingOf } from '../domain/records/booking-record.ts';
import { addDays } from '../domain/rules/dates.ts';
import { sessionTimes } from '../domain/rules/wall-clock.ts';
import { cancelForAll, previewCancellation } from '../domain/use-cases/account-bookings.ts';
import { bookings } from '../store/schema/bookings.ts';
import type { Store } from '../store/store.ts';
import { sessionFor } from './fresh.ts';
import type { Scenario, ScenarioResult, ScenarioTools } from './scenario.ts';
import { textOr } from './scenario.ts';
import { sessionScenarios } from './sessions.ts';

/** Scenarios of what customers have in their account. */
export const accountScenarios: Record<string, Scenario> = {
  'a-customer-with-bookings': {
    description:
      'A customer who has booked a yoga class tomorrow at 12:00, has attended `past` earlier ones (1) and missed the one before; gives the booking and what cancelling it is called.',
    run: async (tools, params) => {
      const { store } = tools;
      const { result, booking } = await withBooking(tools, 'a-booked-class');
      const count = Number(textOr(params, 'past', '1'));
      const earlier = Array.from({ length: count }, (_, index) =>
        earlierThan(booking, index + 1, 'attended'),
      );
      await insertBookings(store, [...earlier, earlierThan(booking, count + 1, 'missed')]);
      const caller = await sessionFor(store, result);
      const { expected } = await previewCancellation(store, caller, booking.id);
      return { ...result, bookingId: booking.id, expected };
    },
  },
  'a-customer-with-a-late-booking': {
    description:
      'A customer who has booked a yoga class that begins in 90 minutes: cancelling it costs a fee.',
    run: async (tools) => {
      const { result, booking } = await withBooking(tools, 'a-booked-class-in-90-minutes');
      return { ...result, bookingId: booking.id };
    },
  },
  'the-centre-cancels-a-session': {
    description: 'Everybody who has booked the session `sessionId` gets back what they have paid.',
    run: async ({ store }, params) => {
      await cancelForAll(store, textOr(params, 'sessionId', ''), 'The leader is ill.');
      return {};
    },
  },
};

async function withBooking(
  tools: ScenarioTools,
  scenario: string,
): Promise<{ result: ScenarioResult & { token: string }; booking: BookingRecord }> {
  const { store } = tools;
  const result = await sessionScenarios[scenario]?.run(tools, {});
  const userId = String(result?.userId);
  const booking = await store.read(async (db) => {
    const [row] = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.operatorId, store.operatorId), eq(bookings.customerId, userId)));
    return bookingOf(db, store, userId, row?.id ?? '');
  });
  if (!booking) throw new Error(`The scenario ${scenario} has booked nothing.`);
  return { result: { ...result, token: String(result?.token) }, booking };
}

/** The same booking some weeks before. */
function earlierThan(booking: BookingRecord, weeks: number, status: 'attended' | 'missed'): BookingRecord {
  const { detail } = booking;
  const localDate = addDays(detail.localDate, -7 * weeks);
  const minutes = (Date.parse(detail.endsAt) - Date.parse(detail.startsAt)) / 60_000;
  const { startsAt, endsAt } = sessionTimes(localDate, detail.localStart, minutes);
  return {
    ...booking,
    id: randomUUID(),
    itemId: randomUUID(),
    sessionKey: `${booking.sessionKey}-${weeks}`,
    status,
    detail: { ...detail, localDate, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}

/** A year of past bookings is one insert. */
function insertBookings(store: Store, rows: readonly BookingRecord[]): Promise<unknown> {
  return store.write((tx) => tx.insert(bookings).values([...rows]));
}
