import { and, eq } from 'drizzle-orm';
import { bookings } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import {
  ATTEMPT_LIMITS,
  countAttempts,
  DomainError,
  formatAttemptKey,
  formatMailName,
  notFound,
  validationError,
} from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { sendEmailTo } from '../people/index.ts';
import { type AccountBooking, deriveLateState, findBooking, toAccountBookings } from '../sessions/index.ts';
import { formatBookingName } from './rules/booking-name.ts';

const CANNOT_REPORT_NOW_MESSAGE =
  'You can tell the centre you’re late from an hour before the start until 15 minutes after it.';
const TOO_MANY_REPORTS_MESSAGE =
  'You’ve already told the centre several times. Please call them if you need to say more.';

/**
 * POST my-account/bookings/{id}/late: e-mails the centre that the customer will be about this many minutes late. Repeating the
 * same minutes sends nothing; other minutes replace them.
 *
 * @throws DomainError 404; 422 if it is too early or too late to report; 429 if the minutes change too often
 */
export function reportLateArrival(
  store: Store,
  caller: Caller,
  { id, minutes }: { id: string; minutes: number },
): Promise<AccountBooking> {
  return store.write(async (tx) => {
    const record = await findBooking(tx, store, caller.userId, id);
    if (!record) throw notFound();
    const { reportableStart, minutes: reportedMinutes } = deriveLateState(record, store.clock.now());
    if (reportableStart === null) throw validationError(CANNOT_REPORT_NOW_MESSAGE);
    const lateReport = { startsAt: reportableStart, minutes };
    const [lateBooking] = await toAccountBookings(tx, store, [{ ...record, late: lateReport }]);
    if (!lateBooking) throw notFound();
    if (reportedMinutes === minutes) return lateBooking;
    const retryAfterSeconds = await countAttempts(tx, store, [
      { key: formatAttemptKey('late', id), limit: ATTEMPT_LIMITS.lateMinutes },
      { key: formatAttemptKey('mails of', caller.userId), limit: ATTEMPT_LIMITS.mailsOfOneSender },
    ]);
    if (retryAfterSeconds > 0)
      throw new DomainError('rate-limited', TOO_MANY_REPORTS_MESSAGE, { retryAfter: retryAfterSeconds });
    await tx
      .update(bookings)
      .set({ late: lateReport })
      .where(and(eq(bookings.operatorId, store.operatorId), eq(bookings.id, id)));
    const { detail } = record;
    const attendeeName = formatMailName(detail.attendee?.name ?? '', 'A customer');
    const bookingName = `${formatBookingName(detail)} at ${detail.localStart}`;
    await sendEmailTo(
      tx,
      store,
      buildReceptionEmail(lateBooking.venueSlug),
      'Someone is running late',
      `${attendeeName} comes about ${minutes} minutes late to ${bookingName}.`,
    );
    return lateBooking;
  });
}

/** The address to which the sandbox sends e-mails for a centre. */
export function buildReceptionEmail(venueSlug: string): string {
  return `reception@${venueSlug}.example`;
}
