import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { shortDay, shortDayAndTime } from '../../common/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import { sendEmail } from '../../people/index.ts';
import type { WaitingRecord, WaitingTarget } from '../../sessions/index.ts';

type Recipient = Pick<WaitingRecord, 'id' | 'customerId' | 'attendeeIds'>;

/** A place is offered: the page of the entry takes it or lets it go. */
export function mailOffer(
  tx: Tx,
  store: Store,
  entry: Recipient,
  awaited: WaitingTarget,
  until: Date,
): Promise<void> {
  const body = `${placesOf(entry)} in ${nameOf(awaited)} until ${shortDayAndTime(until)}. Accept or decline it here: ${pageOf(store, entry)}`;
  return sendEmail(tx, store, entry.customerId, `A place for you: ${nameOf(awaited)}`, body);
}

/** A place that costs nothing was booked. */
export function mailBooked(
  tx: Tx,
  store: Store,
  { customerId }: Recipient,
  awaited: WaitingTarget,
): Promise<void> {
  const body = `a place came free, and you are booked for ${nameOf(awaited)}. If you cannot come, please cancel in time.`;
  return sendEmail(tx, store, customerId, `You are booked: ${nameOf(awaited)}`, body);
}

/** A place is free shortly before the start, for whoever is first. */
export function mailPlaceFree(tx: Tx, store: Store, entry: Recipient, awaited: WaitingTarget): Promise<void> {
  const body = `a place is free in ${nameOf(awaited)}. The first to book has it: ${pageOf(store, entry)}`;
  return sendEmail(tx, store, entry.customerId, `A place is free: ${nameOf(awaited)}`, body);
}

/** An offer has come to its end without an answer. */
export function mailLapsed(tx: Tx, store: Store, entry: Recipient, awaited: WaitingTarget): Promise<void> {
  const was = entry.attendeeIds.length === 1 ? 'the place that was' : 'the places that were';
  const body = `${was} yours in ${nameOf(awaited)} went to others, as the offer was not accepted in time. Nothing was taken from you. You are no longer on the waiting list; you can join it again: ${pageOf(store, entry)}`;
  return sendEmail(tx, store, entry.customerId, `Your offer has ended: ${nameOf(awaited)}`, body);
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
  awaited: WaitingTarget,
  endedBy: WaitingEnd,
): Promise<void> {
  const body = `you are no longer on the waiting list of ${nameOf(awaited)}. ${WHY[endedBy] ?? ''}`;
  return sendEmail(tx, store, customerId, `Waiting list: ${nameOf(awaited)}`, body);
}

function nameOf({ type, title, startsAt, localDate, venue }: WaitingTarget): string {
  const when = type === 'course' ? `from ${shortDay(localDate)}` : shortDayAndTime(startsAt);
  return `${title}, ${when}, ${venue.name}`;
}

function placesOf({ attendeeIds }: Recipient): string {
  return attendeeIds.length === 1 ? 'a place is yours' : `${attendeeIds.length} places are yours`;
}

/** Its page on the bookings site. */
function pageOf({ bookingsUrl }: Store, { id }: Recipient): string {
  return `${bookingsUrl}/waiting-list/${id}`;
}
