import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { attendees } from '../../store/schema/activities.ts';
import type { Store } from '../../store/store.ts';
import { invalid } from '../domain-error.ts';
import { ADULT_AGE, type AttendeeRecord, type Person, peopleOf, toPerson } from '../records/attendees.ts';
import { ownAttendee } from '../records/child-forms.ts';
import { ageOn, isIsoDate, todayInLondon } from '../rules/dates.ts';
import { collectErrors, requiredMessage } from '../rules/field-errors.ts';
import type { Session } from '../types.ts';

export type AttendeeInput = Pick<AttendeeRecord, 'firstName' | 'lastName' | 'dateOfBirth' | 'relationship'>;

/** Nobody takes this many children to a class. */
const MOST_ATTENDEES = 30;

/** The caller and the people for whom they book. */
export function listAttendees(store: Store, caller: Session): Promise<Person[]> {
  return store.read((db) => peopleOf(db, store, caller.userId, todayInLondon(store.clock.now())));
}

/** Adds a child. Throws 422 by field, named as in the call. */
export function addAttendee(store: Store, caller: Session, input: AttendeeInput): Promise<Person> {
  const today = todayInLondon(store.clock.now());
  const details = checked(input, today);
  return store.write(async (tx) => {
    const people = await peopleOf(tx, store, caller.userId, today);
    if (people.length > MOST_ATTENDEES) {
      throw invalid({ first_name: [`You can book for ${MOST_ATTENDEES} people at most.`] });
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

/** Replaces a child's details. Throws 404 for anybody whom the caller has not added, 422 by field. */
export function updateAttendee(
  store: Store,
  caller: Session,
  id: string,
  input: AttendeeInput,
): Promise<Person> {
  const today = todayInLondon(store.clock.now());
  return store.write(async (tx) => {
    const found = await ownAttendee(tx, store, caller.userId, id);
    const details = checked(input, today);
    await tx
      .update(attendees)
      .set(details)
      .where(and(eq(attendees.operatorId, store.operatorId), eq(attendees.id, found.id)));
    return toPerson({ ...found, ...details }, today);
  });
}

function checked(input: AttendeeInput, today: string): AttendeeInput {
  const firstName = input.firstName.trim();
  const lastName = input.lastName.trim();
  const errors = collectErrors();
  errors.add('first_name', firstName === '' ? requiredMessage('First name') : null);
  errors.add('last_name', lastName === '' ? requiredMessage('Last name') : null);
  errors.add('date_of_birth', birthProblem(input.dateOfBirth, today));
  if (errors.hasAny) throw invalid(errors.errors);
  return { ...input, firstName, lastName };
}

function birthProblem(date: string, today: string): string | null {
  if (!isIsoDate(date) || date > today) return 'Enter a date of birth in the past.';
  return ageOn(date, today) >= ADULT_AGE
    ? `A person of ${ADULT_AGE} or over needs an account of their own.`
    : null;
}
