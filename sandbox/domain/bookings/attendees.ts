import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { tidyWords } from '../../../src/shared/lib/typed/plain.ts';
import type { Tx } from '../../store/connection.ts';
import { attendees } from '../../store/schema/activities.ts';
import { bookings, sessionPlaces, waitingEntries } from '../../store/schema/bookings.ts';
import { attendeeForms } from '../../store/schema/consents.ts';
import { recordedLevels } from '../../store/schema/courses.ts';
import type { Store } from '../../store/store.ts';
import {
  ADULT_AGE,
  type AttendeeRecord,
  type ChildFormState,
  deriveFormState,
  expireChildFormAnswers,
  findForms,
  findOwnAttendee,
  findPeople,
  type Person,
  toPerson,
} from '../attendees/index.ts';
import { renameAttendee } from '../cart/index.ts';
import {
  buildInForceCondition,
  calculateAge,
  invalid,
  isIsoDate,
  toLondonDate,
  validationError,
} from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { createErrorCollector, formatRequiredMessage } from '../people/index.ts';
import { endsAtSql } from '../sessions/index.ts';

export type AttendeeInput = Pick<AttendeeRecord, 'firstName' | 'lastName' | 'dateOfBirth' | 'relationship'>;

/** The most people whom a customer can book for, besides themselves. */
const MOST_ATTENDEES = 30;

/** A person with the state of the form about them; `form` is null for customers, who have none. */
export interface ListedPerson extends Person {
  form: ChildFormState | null;
}

/** Lists the caller and the people whom they can book for. */
export function listAttendees(store: Store, caller: Caller): Promise<ListedPerson[]> {
  const today = toLondonDate(store.clock.now());
  return store.read(async (db) => {
    const people = await findPeople(db, store, caller.userId, today);
    const forms = await findForms(
      db,
      store,
      people.map(({ id }) => id),
    );
    return people.map((person) => ({
      ...person,
      form: person.relationship === null ? null : deriveFormState(forms.get(person.id) ?? null, today),
    }));
  });
}

/** Adds a child, or returns the existing one with the same details. Throws 422 by field, named as in the request. */
export function addAttendee(store: Store, caller: Caller, input: AttendeeInput): Promise<Person> {
  const today = toLondonDate(store.clock.now());
  const details = validateAttendee(input, today);
  return store.write(async (tx) => {
    const people = await findPeople(tx, store, caller.userId, today);
    // Browsers and customers repeat a request that got no response.
    const samePerson = people.find((person) => hasSameDetails(person, details));
    if (samePerson) return samePerson;
    if (people.length > MOST_ATTENDEES) {
      throw invalid({ first_name: [`You can book for up to ${MOST_ATTENDEES} people.`] });
    }
    const attendee: AttendeeRecord = {
      id: randomUUID(),
      operatorId: store.operatorId,
      customerId: caller.userId,
      createdAt: store.clock.now(),
      ...details,
    };
    await tx.insert(attendees).values(attendee);
    return toPerson(attendee, today);
  });
}

/**
 * Replaces a child's details. After a change of name or date of birth the form about the child must be confirmed again; a new
 * name also changes the upcoming bookings.
 *
 * @throws DomainError 404 if the caller did not add this person; 422 by field
 */
export function updateAttendee(
  store: Store,
  caller: Caller,
  id: string,
  input: AttendeeInput,
): Promise<Person> {
  const today = toLondonDate(store.clock.now());
  return store.write(async (tx) => {
    const attendee = await findOwnAttendee(tx, store, caller.userId, id);
    const details = validateAttendee(input, today);
    await tx
      .update(attendees)
      .set(details)
      .where(and(eq(attendees.operatorId, store.operatorId), eq(attendees.id, attendee.id)));
    const changedAttendee = { ...attendee, ...details };
    const isRenamed =
      changedAttendee.firstName !== attendee.firstName || changedAttendee.lastName !== attendee.lastName;
    if (isRenamed) await renameAttendee(tx, store, changedAttendee);
    if (isRenamed || changedAttendee.dateOfBirth !== attendee.dateOfBirth)
      await expireChildFormAnswers(tx, store, attendee.id);
    return toPerson(changedAttendee, today);
  });
}

/**
 * Removes a child with their form and the levels that leaders recorded. Past bookings keep the name.
 *
 * @throws DomainError 404 if the caller did not add this person; 422 while they have a place, a booking or a waiting-list entry
 */
export function removeAttendee(store: Store, caller: Caller, id: string): Promise<void> {
  return store.write(async (tx) => {
    const { id: attendeeId, firstName } = await findOwnAttendee(tx, store, caller.userId, id);
    const removalProblem = await findRemovalProblem(tx, store, caller.userId, attendeeId);
    if (removalProblem !== null) throw validationError(`${firstName} ${removalProblem}`);
    const buildAttendeeCondition = (table: { operatorId: AnyPgColumn }, attendeeColumn: AnyPgColumn) =>
      and(eq(table.operatorId, store.operatorId), eq(attendeeColumn, attendeeId));
    await tx.delete(attendeeForms).where(buildAttendeeCondition(attendeeForms, attendeeForms.attendeeId));
    await tx.delete(recordedLevels).where(buildAttendeeCondition(recordedLevels, recordedLevels.personId));
    await tx.delete(attendees).where(buildAttendeeCondition(attendees, attendees.id));
  });
}

/** Why a person cannot be removed, as a sentence without its subject; null if they can be. */
async function findRemovalProblem(
  tx: Tx,
  store: Store,
  customerId: string,
  attendeeId: string,
): Promise<string | null> {
  const now = store.clock.now();
  const heldPlaces = await tx
    .select({ bookingId: sessionPlaces.bookingId })
    .from(sessionPlaces)
    .where(
      and(
        eq(sessionPlaces.operatorId, store.operatorId),
        eq(sessionPlaces.attendeeId, attendeeId),
        isNull(sessionPlaces.bookingId),
        buildInForceCondition(now),
      ),
    );
  if (heldPlaces.length > 0) return 'has a space in your basket, or an offer of one. Remove it first.';
  const upcomingBookings = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.operatorId, store.operatorId),
        eq(bookings.customerId, customerId),
        eq(bookings.attendeeId, attendeeId),
        eq(bookings.status, 'booked'),
        gt(endsAtSql, now.toISOString()),
      ),
    );
  if (upcomingBookings.length > 0) return 'has upcoming bookings. Cancel them first.';
  const activeEntries = await tx
    .select({ attendeeIds: waitingEntries.attendeeIds })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.operatorId, store.operatorId),
        eq(waitingEntries.customerId, customerId),
        inArray(waitingEntries.status, ['waiting', 'told', 'offered', 'accepted']),
      ),
    );
  const isWaiting = activeEntries.some(({ attendeeIds }) => attendeeIds.includes(attendeeId));
  return isWaiting ? 'is on a waiting list. Leave it first.' : null;
}

function validateAttendee(input: AttendeeInput, today: string): AttendeeInput {
  const firstName = tidyWords(input.firstName);
  const lastName = tidyWords(input.lastName);
  const errors = createErrorCollector();
  errors.add('first_name', firstName === '' ? formatRequiredMessage('First name') : null);
  errors.add('last_name', lastName === '' ? formatRequiredMessage('Last name') : null);
  errors.add('date_of_birth', findBirthDateProblem(input.dateOfBirth, today));
  if (errors.hasAny) throw invalid(errors.errors);
  return { ...input, firstName, lastName };
}

function hasSameDetails(person: Person, details: AttendeeInput): boolean {
  return (
    person.firstName === details.firstName &&
    person.lastName === details.lastName &&
    person.dateOfBirth === details.dateOfBirth &&
    person.relationship === details.relationship
  );
}

function findBirthDateProblem(dateOfBirth: string, today: string): string | null {
  if (!isIsoDate(dateOfBirth) || dateOfBirth > today) return 'Enter a date of birth in the past.';
  return calculateAge(dateOfBirth, today) >= ADULT_AGE
    ? `People aged ${ADULT_AGE} or over need their own account.`
    : null;
}
