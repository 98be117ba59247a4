import { type ApiFailure, type Attendee, type AttendeeDetails, groupLines } from '@/shared/api';
import { formatDate, readTypedDate, tidyWords } from '@/shared/lib';
import { text } from '../texts';

/** The typed details; the date as text, DD/MM/YYYY. */
export type Draft = AttendeeDetails;
export type DraftField = keyof Draft;
/** Messages by field; general messages are under ''. */
export type DraftErrors = Readonly<Partial<Record<DraftField | '', string>>>;

export const EMPTY_DRAFT: Draft = { firstName: '', lastName: '', dateOfBirth: '', relationship: 'child' };

/** Maps the field names of a 422. */
const FIELD_BY_API_NAME: ReadonlyMap<string, DraftField> = new Map([
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['date_of_birth', 'dateOfBirth'],
  ['relationship', 'relationship'],
]);

/** A draft with a child's existing details, for changing them. */
export function toDraft({ firstName, lastName, dateOfBirth, relationship }: Attendee): Draft {
  return {
    firstName,
    lastName,
    dateOfBirth: dateOfBirth === null ? '' : formatDate(dateOfBirth),
    relationship: relationship ?? 'child',
  };
}

/** The details to send; null if the date is invalid. The server validates everything else. */
export function readDetails(draft: Draft): AttendeeDetails | null {
  const birthDate = readTypedDate(draft.dateOfBirth);
  return birthDate.kind === 'date'
    ? {
        ...draft,
        firstName: tidyWords(draft.firstName),
        lastName: tidyWords(draft.lastName),
        dateOfBirth: birthDate.iso,
      }
    : null;
}

/** Why the details were not saved. */
export function toDraftErrors(failure: ApiFailure): DraftErrors {
  return groupLines(failure, (name) => FIELD_BY_API_NAME.get(name));
}

export const UNREADABLE_DATE_ERROR: DraftErrors = { dateOfBirth: text('attendee.bornWrong') };

/** Whether a person already has these details. */
export function hasDetails(attendee: Attendee, details: AttendeeDetails): boolean {
  return (
    attendee.relation !== 'self' &&
    attendee.firstName === details.firstName &&
    attendee.lastName === details.lastName &&
    attendee.dateOfBirth === details.dateOfBirth
  );
}
