import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import type { WaitingEnd } from '../rules/waiting-entry.ts';
import { shortDayAndTime } from '../rules/wall-clock.ts';
import { sendEmail } from './send-email.ts';
import type { BookableSession } from './sessions.ts';
import type { WaitingRecord } from './waiting-entries.ts';

type Recipient = Pick<WaitingRecord, 'id' | 'customerId' | 'attendeeIds'>;

/** A place is offered: the page of the entry takes it or lets it go. */
export function mailOffer(
  tx: Tx,
  store: Store,
  entry: Recipient,
  session: BookableSession,
  until: Date,
): Promise<void> {
  const body = `${placesOf(entry)} in ${nameOf(session)} until ${shortDayAndTime(until)}. Take it or let it go: ${pageOf(entry)}`;
  return sendEmail(tx, store, entry.customerId, `A place for you: ${nameOf(session)}`, body);
}

/** A place that costs nothing was booked. */
export function mailBooked(
  tx: Tx,
  store: Store,
  { customerId }: Recipient,
  session: BookableSession,
): Promise<void> {
  const body = `a place came free, and you are booked for ${nameOf(session)}. If you cannot come, please cancel in time.`;
  return sendEmail(tx, store, customerId, `You are booked: ${nameOf(session)}`, body);
}

/** A place is free shortly before the start, for whoever is first. */
export function mailPlaceFree(
  tx: Tx,
  store: Store,
  entry: Recipient,
  session: BookableSession,
): Promise<void> {
  const body = `a place is free in ${nameOf(session)}. Whoever books first has it: ${pageOf(entry)}`;
  return sendEmail(tx, store, entry.customerId, `A place is free: ${nameOf(session)}`, body);
}

const WHY: Partial<Record<WaitingEnd, string>> = {
  cancelled: 'It is cancelled.',
  clash: 'There is another session at the same time.',
  not_possible: 'It can no longer be booked for all who were to come.',
};

/** The entry has ended, and not by what the customer did. */
export function mailEnded(
  tx: Tx,
  store: Store,
  { customerId }: Recipient,
  session: BookableSession,
  endedBy: WaitingEnd,
): Promise<void> {
  const body = `you are no longer on the waiting list of ${nameOf(session)}. ${WHY[endedBy] ?? ''}`;
  return sendEmail(tx, store, customerId, `Waiting list: ${nameOf(session)}`, body);
}

function nameOf({ title, startsAt, venue }: BookableSession): string {
  return `${title}, ${shortDayAndTime(startsAt)}, ${venue.name}`;
}

function placesOf({ attendeeIds }: Recipient): string {
  return attendeeIds.length === 1 ? 'a place is yours' : `${attendeeIds.length} places are yours`;
}

/** Its page on the bookings site. */
function pageOf({ id }: Recipient): string {
  return `/waiting-list/${id}`;
}
