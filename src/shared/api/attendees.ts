import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { type DataFields, readDataFields } from './configured/data-fields';
import type { FieldAnswer } from './data-fields';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type Attendee = Camel<Schemas['Attendee']>;
export type AttendeeDetails = Camel<Schemas['AttendeeRequest']>;

/** Whether the form of a child counts, and until which day. */
export type ChildFormState = Camel<Schemas['AttendeeFormState']>;
/** What the operator asks about a child, as far as it is readable. It holds health answers: keep it in memory only. */
export type ChildForm = DataFields & ChildFormState;

/** GET activities/attendees: the customer first, then the people for whom they book. */
export function listAttendees(options?: CallOptions): Promise<Attendee[]> {
  return dataOf(() => api().GET('/api/activities/attendees', { ...options }));
}

/** POST activities/attendees: adds a child. A 422 has the wire names of the fields. */
export function addAttendee(details: AttendeeDetails, options?: CallOptions): Promise<Attendee> {
  return dataOf(() => api().POST('/api/activities/attendees', { body: details, ...options }));
}

/** PUT activities/attendees/{id}: replaces a child's details. */
export function updateAttendee(
  { id, ...details }: AttendeeDetails & { id: string },
  options?: CallOptions,
): Promise<Attendee> {
  const params = { path: { id } };
  return dataOf(() => api().PUT('/api/activities/attendees/{id}', { params, body: details, ...options }));
}

/** GET activities/attendees/{id}/form with the answers of last time. `forId` is a camp or a course. */
export async function loadChildForm(
  { attendeeId, forId }: { attendeeId: string; forId: string },
  options?: CallOptions,
): Promise<ChildForm> {
  const params = { path: { id: attendeeId }, query: { for: forId } };
  const { sections, ...state } = await dataOf(() =>
    api().GET('/api/activities/attendees/{id}/form', { params, ...options }),
  );
  return { ...reportProblems(readDataFields(sections)), ...state };
}

/** PUT activities/attendees/{id}/form: all answers, by the name of the field. A 422 has the same names. */
export function saveChildForm(
  request: {
    attendeeId: string;
    forId: string;
    answers: Readonly<Record<string, FieldAnswer>>;
    isConfirmed: boolean;
  },
  options?: CallOptions,
): Promise<ChildFormState> {
  const { attendeeId, forId, answers, isConfirmed: confirmed } = request;
  const params = { path: { id: attendeeId }, query: { for: forId } };
  const body = { answers, confirmed };
  return dataOf(() => api().PUT('/api/activities/attendees/{id}/form', { params, body, ...options }));
}
