import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiFailure,
  type Attendee,
  type AttendeeDetails,
  addAttendee,
  isResponseLost,
  listAttendees,
  updateAttendee,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import {
  type Draft,
  type DraftErrors,
  type DraftField,
  EMPTY_DRAFT,
  hasDetails,
  readDetails,
  toDraft,
  toDraftErrors,
  UNREADABLE_DATE_ERROR,
} from '../lib/draft';
import { text } from '../texts';
import {
  $subject,
  type AttendeeDialogSubject,
  addClicked,
  attendeeSaved,
  changeClicked,
  dialogClosed,
} from './subject';

type SaveRequest = {
  readonly subject: AttendeeDialogSubject;
  readonly details: AttendeeDetails;
  /** Whether an earlier response was lost, so that the child may already have been added. */
  readonly mayExist: boolean;
};
/** `gone`: the child to change is no longer on the list. */
export type AttendeeStatus = 'closed' | 'loading' | 'loadFailed' | 'gone' | 'editing' | 'saving';

/** The dialog has rendered; its code may load after the button was pressed. */
export const dialogShown = createEvent();
export const retryClicked = createEvent();
export const fieldEdited = createEvent<{ readonly field: DraftField; readonly value: string }>();
export const formSubmitted = createEvent();

const attendeesRequest = createRequest({
  load: (_: AttendeeDialogSubject, options) => listAttendees(options),
});
const saveFx = createEffect<SaveRequest, Attendee, ApiFailure>(async ({ subject, details, mayExist }) => {
  if (subject.kind === 'change') return updateAttendee({ id: subject.attendeeId, ...details });
  const existingAttendee = mayExist
    ? (await listAttendees()).find((attendee) => hasDetails(attendee, details))
    : undefined;
  return existingAttendee ?? addAttendee(details);
});

const $mayBeCreated = createStore(false)
  .on(saveFx.fail, (mayBeCreated, { error }) => mayBeCreated || isResponseLost(error))
  .reset(addClicked, changeClicked, dialogClosed);
export const $draft = createStore<Draft>(EMPTY_DRAFT)
  .on(fieldEdited, (draft, { field, value }) => ({ ...draft, [field]: value }))
  .reset(addClicked, changeClicked, dialogClosed);
export const $errors = createStore<DraftErrors>({}).reset(addClicked, changeClicked, dialogClosed);
const $existingAttendee = combine($subject, attendeesRequest.$data, (subject, attendees) =>
  subject?.kind === 'change' ? (attendees?.find(({ id }) => id === subject.attendeeId) ?? null) : null,
);

export const $status = combine(
  {
    subject: $subject,
    loadStatus: attendeesRequest.$status,
    person: $existingAttendee,
    isSaving: saveFx.pending,
  },
  ({ subject, loadStatus, person, isSaving }): AttendeeStatus => {
    if (subject === null) return 'closed';
    if (isSaving) return 'saving';
    if (subject.kind === 'add') return 'editing';
    if (loadStatus === 'failed') return 'loadFailed';
    if (loadStatus !== 'ready') return 'loading';
    return person === null ? 'gone' : 'editing';
  },
);

// A child's details come from the list of the customer's attendees.
sample({ clock: [addClicked, dialogClosed], target: attendeesRequest.reset });
const isChangeOf = (subject: AttendeeDialogSubject | null): subject is AttendeeDialogSubject =>
  subject?.kind === 'change';
sample({
  clock: changeClicked,
  source: $subject,
  filter: isChangeOf,
  target: attendeesRequest.reloadRequested,
});
sample({ clock: dialogShown, source: $subject, filter: isChangeOf, target: attendeesRequest.requested });
sample({ clock: retryClicked, target: attendeesRequest.retryClicked });
sample({
  clock: attendeesRequest.loaded,
  source: $existingAttendee,
  filter: isPresent,
  fn: toDraft,
  target: $draft,
});

const draftChecked = sample({
  clock: formSubmitted,
  source: { subject: $subject, draft: $draft, mayExist: $mayBeCreated, status: $status },
  fn: ({ subject, draft, mayExist, status }) =>
    subject && status === 'editing' ? { subject, mayExist, details: readDetails(draft) } : null,
}).filter({ fn: isPresent });
sample({ clock: draftChecked, fn: ({ details }) => (details ? {} : UNREADABLE_DATE_ERROR), target: $errors });
sample({
  clock: draftChecked.filterMap(({ details, ...draftContext }) =>
    details ? { ...draftContext, details } : undefined,
  ),
  target: saveFx,
});

sample({ clock: saveFx.doneData, target: attendeeSaved });
sample({
  clock: saveFx.done,
  fn: ({ params: { subject }, result: { firstName: name } }): ToastContent => ({
    content: text(subject.kind === 'add' ? 'attendee.added' : 'attendee.changed', { name }),
    type: 'success',
  }),
  target: toastShown,
});
// Responses that arrive after the dialog was closed are ignored.
sample({
  clock: saveFx.done,
  source: $subject,
  filter: (subject, { params }) => subject === params.subject,
  target: dialogClosed,
});
sample({
  clock: saveFx.fail,
  source: $subject,
  filter: (subject, { params }) => subject === params.subject,
  fn: (_, { error }) => toDraftErrors(error),
  target: $errors,
});
