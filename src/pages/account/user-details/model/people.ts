import { createEffect, createEvent, createStore, sample } from 'effector';
import { attendeeSaved } from '@/features/add-attendee';
import {
  type ApiFailure,
  type Attendee,
  isApiFailure,
  isNotFound,
  listAttendees,
  removeAttendee,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { formatFormError } from '../lib/details-errors';
import { text } from '../texts';
import { $isOpen, closed, opened } from './page';

/** The person that the dialog is open for, and its purpose. */
interface PersonDialog {
  readonly kind: 'form' | 'remove';
  readonly person: Attendee;
}

export const openFormClicked = createEvent<Attendee>();
export const removeClicked = createEvent<Attendee>();
export const removeConfirmed = createEvent();
export const dialogClosed = createEvent();
/** The form of a person was saved. */
export const formSaved = createEvent();

const peopleRequest = createRequest({ load: (_: null, options) => listAttendees(options) });
/** The people whom the customer has added: neither the customer nor adults with accounts of their own. */
export const $people = peopleRequest.$data.map(
  (people) => people?.filter(({ relationship }) => relationship !== null) ?? null,
);
export const $failure = peopleRequest.$failure;
export const $isLoading = peopleRequest.$isLoading;
export const retryClicked = peopleRequest.retryClicked;

const removeFx = createEffect<Attendee, void, ApiFailure>(async ({ id }) => {
  try {
    await removeAttendee({ id });
  } catch (failure) {
    // An earlier request succeeded although its response was lost, or another tab was faster.
    if (!isApiFailure(failure) || !isNotFound(failure)) throw failure;
  }
});
export const $isRemoving = removeFx.pending;

export const $openDialog = createStore<PersonDialog | null>(null)
  .on(openFormClicked, (_, person) => ({ kind: 'form', person }))
  .on(removeClicked, (_, person) => ({ kind: 'remove', person }))
  .reset(dialogClosed, formSaved, opened, closed);
const isRemovalOf = (dialog: PersonDialog | null, { id }: Attendee) =>
  dialog?.kind === 'remove' && dialog.person.id === id;
const personRemoved = sample({
  clock: removeFx.done,
  source: $openDialog,
  filter: (dialog, { params }) => isRemovalOf(dialog, params),
});
const removalRefused = sample({
  clock: removeFx.fail,
  source: $openDialog,
  filter: (dialog, { params }) => isRemovalOf(dialog, params),
  fn: (_, { error }) => formatFormError(error),
});
sample({ clock: personRemoved, target: dialogClosed });
/** Why the person could not be removed; null if it was not refused. */
export const $refusal = createStore<string | null>(null)
  .on(removalRefused, (_, refusal) => refusal)
  .reset(removeClicked, removeConfirmed, dialogClosed, opened, closed);

sample({ clock: [opened, closed], target: peopleRequest.reset });
sample({ clock: opened, target: peopleRequest.reloadRequested });
// Reloads the people after a change while the page is open.
sample({
  clock: [attendeeSaved, formSaved, removeFx.done],
  source: $isOpen,
  filter: Boolean,
  fn: () => null,
  target: peopleRequest.reloadRequested,
});

const personToRemove = sample({
  clock: removeConfirmed,
  source: { dialog: $openDialog, isRemoving: removeFx.pending },
  fn: ({ dialog, isRemoving }) => (dialog?.kind === 'remove' && !isRemoving ? dialog.person : null),
}).filter({ fn: isPresent });
sample({ clock: personToRemove, target: removeFx });
sample({
  clock: removeFx.done,
  fn: ({ params: { firstName: name } }): ToastContent => ({
    content: text('people.removed', { name }),
    type: 'success',
  }),
  target: toastShown,
});
sample({
  clock: formSaved,
  fn: (): ToastContent => ({ content: text('people.formSaved'), type: 'success' }),
  target: toastShown,
});
