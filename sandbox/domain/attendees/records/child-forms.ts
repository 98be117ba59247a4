import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { attendees } from '../../../store/schema/activities.ts';
import { attendeeForms } from '../../../store/schema/consents.ts';
import type { DataFieldSectionDetail } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { addDays, calculateAge, isUuid, notFound, toLondonDate } from '../../common/index.ts';
import { findFormSections } from '../../people/index.ts';
import type { AttendeeRecord } from './attendees.ts';

type OperatorScope = Pick<Store, 'operatorId'>;
export type AttendeeFormRecord = typeof attendeeForms.$inferSelect;

/**
 * Whether a child's form is filled in for this season. `_campOrCourseId` is ignored, because this operator asks the
 * same questions for all of them.
 */
export async function isFormValid(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  attendeeId: string,
  _campOrCourseId: string,
): Promise<boolean> {
  const form = await findForm(db, store, attendeeId);
  return form !== null && form.validUntil >= toLondonDate(store.clock.now());
}

/** Finds those of the given attendees who have no valid form for this season. */
export async function findAttendeesWithoutForm(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  attendeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (attendeeIds.length === 0) return new Set();
  const forms = await findForms(db, store, attendeeIds);
  const today = toLondonDate(store.clock.now());
  return new Set(attendeeIds.filter((id) => (forms.get(id)?.validUntil ?? '') < today));
}

/** Finds a child's form, even if it is out of date; null if it was never filled in. */
export async function findForm(
  db: Tx,
  { operatorId }: OperatorScope,
  attendeeId: string,
): Promise<AttendeeFormRecord | null> {
  const [form] = await db
    .select()
    .from(attendeeForms)
    .where(and(eq(attendeeForms.operatorId, operatorId), eq(attendeeForms.attendeeId, attendeeId)));
  return form ?? null;
}

/** Marks a child's form as out of date, because its answers may be about another child. The customer must confirm them again. */
export async function expireChildFormAnswers(
  tx: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  attendeeId: string,
): Promise<void> {
  const today = toLondonDate(clock.now());
  await tx
    .update(attendeeForms)
    .set({ validUntil: addDays(today, -1) })
    .where(
      and(
        eq(attendeeForms.operatorId, operatorId),
        eq(attendeeForms.attendeeId, attendeeId),
        gte(attendeeForms.validUntil, today),
      ),
    );
}

/** Reads when these attendees' forms were confirmed and until when they are valid, without the answers. */
export async function findForms(
  db: Tx,
  { operatorId }: OperatorScope,
  attendeeIds: readonly string[],
): Promise<Map<string, Pick<AttendeeFormRecord, 'confirmedAt' | 'validUntil'>>> {
  const { attendeeId, confirmedAt, validUntil } = attendeeForms;
  const rows = await db
    .select({ attendeeId, confirmedAt, validUntil })
    .from(attendeeForms)
    .where(and(eq(attendeeForms.operatorId, operatorId), inArray(attendeeId, [...attendeeIds])));
  return new Map(rows.map((row) => [row.attendeeId, row]));
}

/** Finds an attendee whom this customer added. Throws 404 for any other id. */
export async function findOwnAttendee(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
  attendeeId: string,
): Promise<AttendeeRecord> {
  if (!isUuid(attendeeId)) throw notFound();
  const [attendee] = await db
    .select()
    .from(attendees)
    .where(
      and(
        eq(attendees.operatorId, operatorId),
        eq(attendees.customerId, customerId),
        eq(attendees.id, attendeeId),
      ),
    );
  if (!attendee) throw notFound();
  return attendee;
}

/**
 * Finds the most recently confirmed form of a sibling: an attendee with the same relationship to the customer. Returns null if
 * there is none, or if the relationship is `other`.
 */
export async function findSiblingForm(
  db: Tx,
  { operatorId }: OperatorScope,
  { id: childId, customerId, relationship }: AttendeeRecord,
): Promise<{ firstName: string; answers: AttendeeFormRecord['answers'] } | null> {
  if (relationship === 'other') return null;
  const [siblingForm] = await db
    .select({ firstName: attendees.firstName, answers: attendeeForms.answers })
    .from(attendeeForms)
    .innerJoin(
      attendees,
      and(eq(attendees.operatorId, attendeeForms.operatorId), eq(attendees.id, attendeeForms.attendeeId)),
    )
    .where(
      and(
        eq(attendees.operatorId, operatorId),
        eq(attendees.customerId, customerId),
        eq(attendees.relationship, relationship),
        ne(attendees.id, childId),
      ),
    )
    .orderBy(desc(attendeeForms.confirmedAt))
    .limit(1);
  return siblingForm ?? null;
}

/** Reads the form sections with the questions for a child of this age. */
export async function findChildFormSections(
  db: Tx,
  store: OperatorScope,
  { dateOfBirth }: Pick<AttendeeRecord, 'dateOfBirth'>,
  today: string,
): Promise<DataFieldSectionDetail[]> {
  const age = calculateAge(dateOfBirth, today);
  const sections = await findFormSections(db, store, 'attendee_form');
  return sections
    .map((section) => ({
      ...section,
      sectionFields: section.sectionFields.filter(({ fromAge = 0 }) => fromAge <= age),
    }))
    .filter(({ sectionFields }) => sectionFields.length > 0);
}
