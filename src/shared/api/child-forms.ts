import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { type DataFields, readDataFields } from './configured/data-fields';
import type { FieldAnswer } from './data-fields';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

/** Whether the form of a child counts, and until which day. */
export type ChildFormState = Camel<Schemas['AttendeeFormState']>;
/** What the operator asks about a child, as far as it is readable. It holds health answers: keep it in memory only. */
export type ChildForm = DataFields & ChildFormState & Pick<Camel<Schemas['AttendeeForm']>, 'copiedFrom'>;

/** GET activities/attendees/{id}/form with the answers of last time. `forId` is a camp or a course, null for none in particular. */
export async function loadChildForm(
  { attendeeId, forId }: { attendeeId: string; forId: string | null },
  options?: CallOptions,
): Promise<ChildForm> {
  const params = { path: { id: attendeeId }, query: queryFor(forId) };
  const { sections, ...state } = await dataOf(() =>
    api().GET('/api/activities/attendees/{id}/form', { params, ...options }),
  );
  return { ...reportProblems(readDataFields(sections)), ...state };
}

/** PUT activities/attendees/{id}/form: all answers, by the name of the field. A 422 has the same names. */
export function saveChildForm(
  request: {
    attendeeId: string;
    forId: string | null;
    answers: Readonly<Record<string, FieldAnswer>>;
    isConfirmed: boolean;
  },
  options?: CallOptions,
): Promise<ChildFormState> {
  const { attendeeId, forId, answers, isConfirmed: confirmed } = request;
  const params = { path: { id: attendeeId }, query: queryFor(forId) };
  const body = { answers, confirmed };
  return dataOf(() => api().PUT('/api/activities/attendees/{id}/form', { params, body, ...options }));
}

function queryFor(forId: string | null): { for?: string } {
  return forId === null ? {} : { for: forId };
}
