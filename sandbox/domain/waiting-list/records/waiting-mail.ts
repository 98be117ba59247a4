import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { formatShortDay, formatShortDayAndTime } from '../../common/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import { sendEmail } from '../../people/index.ts';
import type { WaitingRecord, WaitingTarget } from '../../sessions/index.ts';

type MailedEntry = Pick<WaitingRecord, 'id' | 'customerId' | 'attendeeIds'>;

/** Emails the customer that a place is offered. They accept or decline it on the entry's page. */
export function sendOfferMail(
  tx: Tx,
  store: Store,
  entry: MailedEntry,
  target: WaitingTarget,
  offerDeadline: Date,
): Promise<void> {
  const body = `${formatKeptPlaces(entry)} in ${formatTargetName(target)} until ${formatShortDayAndTime(offerDeadline)}. Accept or decline it here: ${buildEntryPageUrl(store, entry)}`;
  return sendEmail(tx, store, entry.customerId, `A space for you: ${formatTargetName(target)}`, body);
}

/** Emails the customer that a place that costs nothing was booked. */
export function sendBookedMail(
  tx: Tx,
  store: Store,
  { customerId }: MailedEntry,
  target: WaitingTarget,
): Promise<void> {
  const body = `a space came up, so we’ve booked you on ${formatTargetName(target)}. If you can’t come, please cancel in time.`;
  return sendEmail(tx, store, customerId, `You’re booked: ${formatTargetName(target)}`, body);
}

/** Emails the customer that a place is free shortly before the start, first come, first served. */
export function sendPlaceFreeMail(
  tx: Tx,
  store: Store,
  entry: MailedEntry,
  target: WaitingTarget,
): Promise<void> {
  const body = `a space has come up in ${formatTargetName(target)}. First come, first served: ${buildEntryPageUrl(store, entry)}`;
  return sendEmail(tx, store, entry.customerId, `A space has come up: ${formatTargetName(target)}`, body);
}

/** Emails the customer that an offer has expired without a response. */
export function sendOfferExpiredMail(
  tx: Tx,
  store: Store,
  entry: MailedEntry,
  target: WaitingTarget,
): Promise<void> {
  const placesText = entry.attendeeIds.length === 1 ? 'the space that was' : 'the spaces that were';
  const body = `${placesText} yours in ${formatTargetName(target)} went to other people, because you didn’t accept the offer in time. We haven’t charged you. You’re no longer on the waiting list, but you can join it again: ${buildEntryPageUrl(store, entry)}`;
  return sendEmail(tx, store, entry.customerId, `Your offer has expired: ${formatTargetName(target)}`, body);
}

const END_REASONS: Partial<Record<WaitingEnd, string>> = {
  cancelled: 'It’s been cancelled.',
  clash: 'You have another session at the same time.',
  not_possible: 'We couldn’t book the space for everyone.',
};

/** Emails the customer that the entry has ended for a reason that is not their doing. */
export function sendEntryEndedMail(
  tx: Tx,
  store: Store,
  { customerId }: MailedEntry,
  target: WaitingTarget,
  endedBy: WaitingEnd,
): Promise<void> {
  const body = `you’re no longer on the waiting list for ${formatTargetName(target)}. ${END_REASONS[endedBy] ?? ''}`;
  return sendEmail(tx, store, customerId, `Waiting list: ${formatTargetName(target)}`, body);
}

function formatTargetName({ type, title, startsAt, localDate, venue }: WaitingTarget): string {
  const startText = type === 'course' ? `from ${formatShortDay(localDate)}` : formatShortDayAndTime(startsAt);
  return `${title}, ${startText}, ${venue.name}`;
}

function formatKeptPlaces({ attendeeIds }: MailedEntry): string {
  return attendeeIds.length === 1
    ? 'we’re keeping a space for you'
    : `we’re keeping ${attendeeIds.length} spaces for you`;
}

/** The address of the entry's page on the bookings site. */
function buildEntryPageUrl({ bookingsUrl }: Store, { id }: MailedEntry): string {
  return `${bookingsUrl}/waiting-list/${id}`;
}
