import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { attendees } from '../../../store/schema/activities.ts';
import { signedWaivers, waivers } from '../../../store/schema/consents.ts';
import type { BookingDetail } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { type CartItemRecord, calculateAge, invalid, toLondonDate } from '../../common/index.ts';
import type { NamedRef } from '../../common/types.ts';
import { isSignedFor } from '../rules/waivers.ts';
import { ADULT_AGE } from './attendees.ts';

type WaiverRecord = typeof waivers.$inferSelect;
type SignedWaiverRecord = typeof signedWaivers.$inferSelect;

/** A waiver that an attendee in a cart must have signed before payment. */
export interface AttendeeWaiver {
  /** A hash of the waiver, its text and the attendee, and of the session if the waiver is signed for every visit. */
  id: string;
  attendee: NamedRef;
  title: string;
  html: string;
  /** True if it was signed with an earlier order and is still valid. */
  isCompleted: boolean;
  waiverId: string;
  textHash: string;
}

interface Visit {
  readonly attendee: NamedRef;
  readonly activityId: string;
  readonly sessionKey: string;
  readonly localDate: string;
}

/** A place, in a cart or booked, that may need waivers. */
type ItemWithBooking = Pick<CartItemRecord, 'booking' | 'referenceId'>;
const selectWaivers = prepareStatement('waivers', (db, placeholder: PlaceholderFactory<'operatorId'>) =>
  db
    .select()
    .from(waivers)
    .where(eq(waivers.operatorId, placeholder('operatorId'))),
);

/** The waivers for everybody in a cart, without duplicates, in the order of the items. */
export async function findWaiversForItems(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  items: readonly ItemWithBooking[],
): Promise<AttendeeWaiver[]> {
  const visits = items.flatMap(({ booking, referenceId }) => listVisits(booking, referenceId));
  if (visits.length === 0) return [];
  const { operatorId } = store;
  const relevantWaivers = (await selectWaivers(db, { operatorId })).filter(({ activityIds }) =>
    visits.some(({ activityId }) => activityIds.includes(activityId)),
  );
  if (relevantWaivers.length === 0) return [];
  const personIds = [...new Set(visits.map(({ attendee }) => attendee.id))];
  const attendeeRows = await db
    .select()
    .from(attendees)
    .where(and(eq(attendees.operatorId, operatorId), inArray(attendees.id, personIds)));
  const signedRecords = await db
    .select()
    .from(signedWaivers)
    .where(and(eq(signedWaivers.operatorId, operatorId), inArray(signedWaivers.attendeeId, personIds)));
  const birthDates = new Map(attendeeRows.map(({ id, dateOfBirth }) => [id, dateOfBirth]));
  const waiversById = new Map<string, AttendeeWaiver>();
  for (const visit of visits) {
    for (const waiver of relevantWaivers) {
      if (!waiver.activityIds.includes(visit.activityId)) continue;
      if (waiver.childrenOnly && !isChild(birthDates.get(visit.attendee.id), visit.localDate)) continue;
      const visitWaiver = toAttendeeWaiver(waiver, visit, signedRecords);
      const earlierWaiver = waiversById.get(visitWaiver.id);
      waiversById.set(
        visitWaiver.id,
        earlierWaiver
          ? { ...earlierWaiver, isCompleted: earlierWaiver.isCompleted && visitWaiver.isCompleted }
          : visitWaiver,
      );
    }
  }
  return [...waiversById.values()];
}

/** Whether an activity requires a waiver of anybody. */
export async function hasWaivers(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  activityId: string | null,
): Promise<boolean> {
  if (activityId === null) return false;
  const operatorWaivers = await selectWaivers(db, { operatorId });
  return operatorWaivers.some(({ activityIds }) => activityIds.includes(activityId));
}

/** Throws 422 with a message for each waiver that is neither signed nor among the `completed` ids of this request. */
export async function requireWaivers(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  items: readonly CartItemRecord[],
  completedIds: readonly string[],
): Promise<void> {
  const missingWaivers = (await findWaiversForItems(db, store, items)).filter(
    ({ id, isCompleted }) => !isCompleted && !completedIds.includes(id),
  );
  if (missingWaivers.length === 0) return;
  const messages = missingWaivers.map(
    ({ attendee, title }) => `Please read and accept “${title}” for ${attendee.name} in your basket.`,
  );
  throw invalid({ completedWaivers: messages });
}

/** Records the waivers that were signed with an order. */
export async function recordWaivers(
  tx: Tx,
  store: Store,
  order: { id: string; customerId: string },
  items: readonly CartItemRecord[],
  completedIds: readonly string[],
): Promise<void> {
  const waiversToSign = (await findWaiversForItems(tx, store, items)).filter(
    ({ id, isCompleted }) => !isCompleted && completedIds.includes(id),
  );
  if (waiversToSign.length === 0) return;
  await tx.insert(signedWaivers).values(
    waiversToSign.map(({ waiverId, textHash, attendee }) => ({
      id: randomUUID(),
      operatorId: store.operatorId,
      waiverId,
      textHash,
      attendeeId: attendee.id,
      signedBy: order.customerId,
      orderId: order.id,
      signedAt: store.clock.now(),
    })),
  );
}

function listVisits(booking: BookingDetail | null, sessionKey: string): Visit[] {
  if (!booking?.attendee || !booking.activityId) return [];
  const { attendee, activityId, localDate } = booking;
  return [{ attendee, activityId, sessionKey, localDate }];
}

// Without a date of birth, the person is the customer, who has no attendee row and is not a child.
function isChild(dateOfBirth: string | undefined, date: string): boolean {
  return dateOfBirth !== undefined && calculateAge(dateOfBirth, date) < ADULT_AGE;
}

function toAttendeeWaiver(
  { id: waiverId, title, html, period }: WaiverRecord,
  { attendee, sessionKey, localDate }: Visit,
  signedRecords: readonly SignedWaiverRecord[],
): AttendeeWaiver {
  // A waiver whose text has changed must be signed again.
  const textHash = calculateHash(title, html);
  const isCompleted = signedRecords.some(
    (record) =>
      record.waiverId === waiverId &&
      record.attendeeId === attendee.id &&
      record.textHash === textHash &&
      isSignedFor(period, toLondonDate(record.signedAt), localDate),
  );
  const visitKey = period === 'visit' ? sessionKey : '';
  const id = calculateHash(waiverId, textHash, attendee.id, visitKey);
  return { id, attendee, title, html, isCompleted, waiverId, textHash };
}

function calculateHash(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
