import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { type DataFields, readDataFields } from './configured/data-fields';
import type { FieldAnswer } from './data-fields';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

/** Whether a child's form is complete and valid, and until which day. */
export type ChildFormState = Camel<Schemas['AttendeeFormState']>;
/** The operator's form about a child, without parts that cannot be read. Contains health answers, so it stays in memory only. */
export type ChildForm = DataFields & ChildFormState & Pick<Camel<Schemas['AttendeeForm']>, 'copiedFrom'>;

/** GET activities/attendees/{id}/form with the previous answers. `forId` is a camp's or course's id, null for neither. */
export async function loadChildForm(
  { attendeeId, forId }: { attendeeId: string; forId: string | null },
  options?: CallOptions,
): Promise<ChildForm> {
  const params = { path: { id: attendeeId }, query: buildFormQuery(forId) };
  const { sections, ...state } = await unwrapData(() =>
    api().GET('/api/activities/attendees/{id}/form', { params, ...options }),
  );
  return { ...reportProblems(readDataFields(sections)), ...state };
}

/** PUT activities/attendees/{id}/form: all answers, keyed by field name. A 422 uses the same names. */
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
  const params = { path: { id: attendeeId }, query: buildFormQuery(forId) };
  const body = { answers, confirmed };
  return unwrapData(() => api().PUT('/api/activities/attendees/{id}/form', { params, body, ...options }));
}

function buildFormQuery(forId: string | null): { for?: string } {
  return forId === null ? {} : { for: forId };
}
