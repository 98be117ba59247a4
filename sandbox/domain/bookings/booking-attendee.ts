import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { bookings, sessionPlaces } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { findWaiversForItems } from '../attendees/index.ts';
import { formatMailName, invalid, notFound, validationError } from '../common/index.ts';
import type { Caller, NamedRef } from '../common/types.ts';
import { sendEmail } from '../people/index.ts';
import {
  type AccountBooking,
  type BookingRecord,
  findBooking,
  findSessionById,
  findSwapRefusal,
  findSwapState,
  markEntriesBooked,
  toAccountBookings,
} from '../sessions/index.ts';
import { formatBookingName } from './rules/booking-name.ts';
import { findVerdicts, type PersonVerdict } from './session-detail.ts';

const CANNOT_CHANGE_ATTENDEE_MESSAGE = 'You can no longer change who’s going.';

/** One of the customer's other people, and whether they can come instead. */
export interface Substitute extends NamedRef {
  readonly allowed: boolean;
  /** Why they cannot come; for somebody who can, a warning about another booking at that time, or null. */
  readonly message: string | null;
}

/** GET my-account/bookings/{id}/attendee: who could come instead. Throws 404, or 422 if the person cannot be changed. */
export function listSubstitutes(store: Store, caller: Caller, id: string): Promise<Substitute[]> {
  return store.read(async (db) =>
    findSubstitutes(db, store, caller, await requireOwnBooking(db, store, caller, id)),
  );
}

/**
 * PUT my-account/bookings/{id}/attendee: another of the customer's people comes instead. The place, price and order stay the
 * same. Idempotent.
 *
 * @throws DomainError 404 for somebody else's booking or person; 422 if the person cannot be changed, under `attendee_id` if
 * this one cannot come
 */
export function changeAttendee(
  store: Store,
  caller: Caller,
  { id, attendeeId }: { id: string; attendeeId: string },
): Promise<AccountBooking> {
  return store.write(async (tx) => {
    const record = await requireOwnBooking(tx, store, caller, id);
    if (record.attendeeId !== attendeeId) {
      const substitutes = await findSubstitutes(tx, store, caller, record);
      const substitute = substitutes.find((substitute) => substitute.id === attendeeId);
      if (!substitute) throw notFound();
      if (!substitute.allowed)
        throw invalid({ attendee_id: [substitute.message ?? CANNOT_CHANGE_ATTENDEE_MESSAGE] });
      await assignAttendee(tx, store, record, { id: substitute.id, name: substitute.name });
    }
    const [accountBooking] = await toAccountBookings(tx, store, [
      await requireOwnBooking(tx, store, caller, id),
    ]);
    if (!accountBooking) throw notFound();
    return accountBooking;
  });
}

async function requireOwnBooking(db: Tx, store: Store, caller: Caller, id: string): Promise<BookingRecord> {
  const record = await findBooking(db, store, caller.userId, id);
  if (!record) throw notFound();
  return record;
}

async function findSubstitutes(
  db: Tx,
  store: Store,
  caller: Caller,
  record: BookingRecord,
): Promise<Substitute[]> {
  const { allowed, message } = await findSwapState(db, store, record);
  const session = allowed ? await findSessionById(db, store, record.sessionKey) : null;
  if (!session) throw validationError(message ?? CANNOT_CHANGE_ATTENDEE_MESSAGE);
  // The customer already has the place and has paid for it.
  const verdicts = await findVerdicts(db, store, caller, { session, remaining: 1 }, { isPaid: true });
  const otherVerdicts = verdicts.filter(({ person }) => person.id !== record.attendeeId);
  const substituteItems = otherVerdicts.map(({ person }) => ({
    booking: { ...record.detail, attendee: toNamedRef(person) },
    referenceId: record.sessionKey,
  }));
  const missingWaivers = (await findWaiversForItems(db, store, substituteItems)).filter(
    ({ isCompleted }) => !isCompleted,
  );
  return otherVerdicts.map((verdict) => {
    const { person, clash } = verdict;
    const unsigned = missingWaivers
      .filter(({ attendee }) => attendee.id === person.id)
      .map(({ title }) => title);
    const refusal = findSwapRefusal(record.detail, {
      ...verdict,
      firstName: person.firstName,
      unsignedWaiverTitles: unsigned,
    });
    const warning =
      clash && `${person.firstName} has ${clash.title} at ${clash.localStart} at the same time.`;
    return { ...toNamedRef(person), allowed: refusal === null, message: refusal ?? warning };
  });
}

function toNamedRef({ id, firstName, lastName }: PersonVerdict['person']): NamedRef {
  return { id, name: `${firstName} ${lastName}`.trim() };
}

async function assignAttendee(
  tx: Tx,
  store: Store,
  { id, customerId, sessionKey, detail }: BookingRecord,
  attendee: NamedRef,
): Promise<void> {
  const { operatorId } = store;
  await tx
    .update(bookings)
    .set({ attendeeId: attendee.id, detail: { ...detail, attendee } })
    .where(and(eq(bookings.operatorId, operatorId), eq(bookings.id, id)));
  await tx
    .update(sessionPlaces)
    .set({ attendeeId: attendee.id })
    .where(and(eq(sessionPlaces.operatorId, operatorId), eq(sessionPlaces.bookingId, id)));
  const bookedPlaces = { sessionKey, attendeeId: attendee.id, placeKeys: [sessionKey], customerId };
  await markEntriesBooked(tx, store, bookedPlaces);
  const bookingName = `${formatBookingName(detail)} at ${detail.localStart}`;
  await sendEmail(
    tx,
    store,
    customerId,
    'Your booking is changed',
    `your booking of ${bookingName} is now for ${formatMailName(attendee.name, 'another person')}.`,
  );
}
