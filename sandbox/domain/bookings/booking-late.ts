import { and, eq } from 'drizzle-orm';
import { bookings } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import {
  attemptKey,
  countWithin,
  DomainError,
  LIMITS,
  nameInMail,
  notFound,
  validationError,
} from '../common/index.ts';
import type { Session } from '../common/types.ts';
import { sendEmailTo } from '../people/index.ts';
import { type AccountBooking, deriveLateState, findBooking, toAccountBookings } from '../sessions/index.ts';
import { formatBookingName } from './rules/booking-name.ts';

const NOT_NOW =
  'You can tell the centre you’re late from an hour before the start until 15 minutes after it.';
const TOLD = 'You’ve already told the centre several times. Please call them if you need to say more.';

/**
 * POST my-account/bookings/{id}/late: e-mails the centre that the customer will be about this many minutes late. Repeating the
 * same minutes sends nothing; other minutes replace them.
 *
 * @throws DomainError 404; 422 if it is too early or too late to report; 429 if the minutes change too often
 */
export function reportLateArrival(
  store: Store,
  caller: Session,
  { id, minutes }: { id: string; minutes: number },
): Promise<AccountBooking> {
  return store.write(async (tx) => {
    const record = await findBooking(tx, store, caller.userId, id);
    if (!record) throw notFound();
    const { startsAt, minutes: reportedMinutes } = deriveLateState(record, store.clock.now());
    if (startsAt === null) throw validationError(NOT_NOW);
    const late = { startsAt, minutes };
    const [seen] = await toAccountBookings(tx, store, [{ ...record, late }]);
    if (!seen) throw notFound();
    if (reportedMinutes === minutes) return seen;
    const seconds = await countWithin(tx, store, [
      { key: attemptKey('late', id), limit: LIMITS.lateMinutes },
      { key: attemptKey('mails of', caller.userId), limit: LIMITS.mailsOfOneSender },
    ]);
    if (seconds > 0) throw new DomainError('rate-limited', TOLD, { retryAfter: seconds });
    await tx
      .update(bookings)
      .set({ late })
      .where(and(eq(bookings.operatorId, store.operatorId), eq(bookings.id, id)));
    const { detail } = record;
    const who = nameInMail(detail.attendee?.name ?? '', 'A customer');
    const what = `${formatBookingName(detail)} at ${detail.localStart}`;
    await sendEmailTo(
      tx,
      store,
      findReceptionEmail(seen.venueSlug),
      'Someone is running late',
      `${who} comes about ${minutes} minutes late to ${what}.`,
    );
    return seen;
  });
}

/** The address to which the sandbox sends e-mails for a centre. */
export function findReceptionEmail(venueSlug: string): string {
  return `reception@${venueSlug}.example`;
}
