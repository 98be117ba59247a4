import { and, asc, eq } from 'drizzle-orm';
import { bookings } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { findOperator, isUuid, notFound } from '../common/index.ts';
import { findCalendarSecrets, isValidCalendarSignature, readCalendarCode } from '../people/index.ts';
import { type AccountBooking, startsAtSql, toAccountBookings } from '../sessions/index.ts';
import { type CalendarEvent, formatCalendar } from './rules/calendar-text.ts';

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
          eq(calendarCode.subject === 'booking' ? bookings.id : bookings.orderId, calendarCode.id),
        ),
      )
      .orderBy(asc(startsAtSql));
    const [firstRow] = rows;
    if (!firstRow) throw notFound();
    const secret = (await findCalendarSecrets(db, store, [firstRow.customerId])).get(firstRow.customerId);
    if (
      secret === undefined ||
      !isValidCalendarSignature(calendarCode.subject, calendarCode.id, calendarCode.signature, secret)
    )
      throw notFound();
    const { settings } = await findOperator(db, store);
    const accountBookings = await toAccountBookings(db, store, rows);
    const calendarDates = accountBookings.flatMap((booking) => listCalendarDates(booking, siteName));
    const fileTitle = firstRow.detail.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {
      name: `${fileTitle}-${firstRow.detail.localDate}.ics`,
      content: formatCalendar(settings.brand, store.clock.now(), calendarDates),
    };
  });
}

/** The calendar dates of a booking: one, or all the sessions of a course. */
function listCalendarDates(
  { record, venueAddress, dates }: AccountBooking,
  siteName: string,
): CalendarEvent[] {
  const { id, itemId, detail, quantity, ending } = record;
  const { title, attendee, space, venue, instructions, added } = detail;
  const bookingDates = dates?.filter(({ bookingId }) => bookingId === id) ?? [
    { ...detail, isCancelled: ending !== null },
  ];
  const titleWithPlaces = quantity > 1 ? `${title}: ${quantity} spaces` : title;
  return bookingDates.map(({ localDate, startsAt, endsAt, isCancelled }) => ({
    uid: `${itemId}-${localDate}@${siteName}`,
    summary: attendee ? `${title}: ${attendee.name}` : titleWithPlaces,
    location: [space, venue.name, venueAddress].filter(Boolean).join(', '),
    notes: [...(added?.labels ?? []), instructions].filter(Boolean).join('\n'),
    startsAt: added?.arriveAt ?? startsAt,
    endsAt: added?.collectAt ?? endsAt,
    isCancelled,
  }));
}
