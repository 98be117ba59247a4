import { and, asc, eq } from 'drizzle-orm';
import { bookings } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { findOperator, isUuid, notFound } from '../common/index.ts';
import { findCalendarSecrets, isSigned, readCalendarCode } from '../people/index.ts';
import { type AccountBooking, startOf, toAccountBookings } from '../sessions/index.ts';
import { type CalendarDate, formatCalendar } from './rules/calendar-text.ts';

interface CalendarFile {
  /** "yoga-2026-11-24.ics" */
  readonly name: string;
  readonly content: string;
}

/** GET calendar/{code}: the calendar file of a booking or of a whole order. Throws 404 for an invalid code. */
export function readCalendarFile(store: Store, code: string, siteName: string): Promise<CalendarFile> {
  return store.read(async (db) => {
    const calendarCode = readCalendarCode(code);
    if (!calendarCode || !isUuid(calendarCode.id)) throw notFound();
    const rows = await db
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.operatorId, store.operatorId),
          eq(calendarCode.of === 'booking' ? bookings.id : bookings.orderId, calendarCode.id),
        ),
      )
      .orderBy(asc(startOf));
    const [first] = rows;
    if (!first) throw notFound();
    const secret = (await findCalendarSecrets(db, store, [first.customerId])).get(first.customerId);
    if (secret === undefined || !isSigned(calendarCode.of, calendarCode.id, calendarCode.signature, secret))
      throw notFound();
    const { settings } = await findOperator(db, store);
    const accountBookings = await toAccountBookings(db, store, rows);
    const dates = accountBookings.flatMap((booking) => listCalendarDates(booking, siteName));
    const title = first.detail.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {
      name: `${title}-${first.detail.localDate}.ics`,
      content: formatCalendar(settings.brand, store.clock.now(), dates),
    };
  });
}

/** The calendar dates of a booking: one, or all the sessions of a course. */
function listCalendarDates(
  { record, venueAddress, dates }: AccountBooking,
  siteName: string,
): CalendarDate[] {
  const { id, itemId, detail, quantity, ending } = record;
  const { title, attendee, space, venue, instructions, added } = detail;
  const bookingDates = dates?.filter(({ bookingId }) => bookingId === id) ?? [
    { ...detail, isCancelled: ending !== null },
  ];
  const places = quantity > 1 ? `${title}: ${quantity} spaces` : title;
  return bookingDates.map(({ localDate, startsAt, endsAt, isCancelled }) => ({
    uid: `${itemId}-${localDate}@${siteName}`,
    summary: attendee ? `${title}: ${attendee.name}` : places,
    place: [space, venue.name, venueAddress].filter(Boolean).join(', '),
    notes: [...(added?.labels ?? []), instructions].filter(Boolean).join('\n'),
    startsAt: added?.arriveAt ?? startsAt,
    endsAt: added?.collectAt ?? endsAt,
    isCancelled,
  }));
}
