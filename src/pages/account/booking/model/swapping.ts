import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type AccountBooking,
  type ApiFailure,
  changeAttendee,
  listOtherPeople,
  type OtherPerson,
  type Refusal,
  toRefusal,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';
import { $bookingId, bookingChanged, closed, opened } from './booking';

export const swapClicked = createEvent();
export const leaveClicked = createEvent();
export const personChosen = createEvent<string>();
export const confirmClicked = createEvent();

const people = createRequest({ load: (id: string, options) => listOtherPeople({ id }, options) });
export const $people = people.$data;
export const $peopleFailure = people.$failure;
export const $isLoadingPeople = people.$isLoading;
export const peopleRetryClicked = people.retryClicked;

const changeFx = createEffect<{ id: string; attendeeId: string }, AccountBooking, ApiFailure>(changeAttendee);
const changed = sample({
  clock: changeFx.done,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
const refused = sample({
  clock: changeFx.fail,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** The state of the dialog in which the customer chooses another attendee. */
export const $dialog = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(swapClicked, () => 'asking')
  .on(changeFx, () => 'sending')
  .on(refused, () => 'asking')
  .reset(leaveClicked, changed, opened, closed);

/** Why the attendee could not be changed; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, failure) => toRefusal(failure))
  .reset(swapClicked, confirmClicked, opened, closed);

const $picked = createStore<string | null>(null)
  .on(personChosen, (_, id) => id)
  .reset(swapClicked, opened, closed);
/** The new attendee: the chosen person, or the first who can come; null if nobody can. */
export const $chosenPerson = combine($people, $picked, (list, pickedPersonId): OtherPerson | null => {
  const able = (list ?? []).filter(({ allowed }) => allowed);
  return able.find(({ id }) => id === pickedPersonId) ?? able[0] ?? null;
});

sample({ clock: swapClicked, source: $bookingId, filter: isPresent, target: people.reloadRequested });
// Reloads the list of people after a refusal, because it is outdated.
sample({
  clock: refused,
  source: $bookingId,
  filter: (id, { kind }) => id !== null && kind === 'validation',
  fn: (id) => id ?? '',
  target: people.reloadRequested,
});
sample({
  clock: confirmClicked,
  source: { id: $bookingId, chosenPerson: $chosenPerson, isLoading: $isLoadingPeople, dialog: $dialog },
  filter: ({ id, chosenPerson, isLoading, dialog }) =>
    id !== null && chosenPerson !== null && !isLoading && dialog === 'asking',
  fn: ({ id, chosenPerson }) => ({ id: id ?? '', attendeeId: chosenPerson?.id ?? '' }),
  target: changeFx,
});
sample({ clock: [leaveClicked, opened, closed], target: people.reset });

sample({ clock: changed, target: bookingChanged });
sample({
  clock: changed,
  fn: ({ attendee, title }): ToastContent => ({
    content: text('swap.done', { name: attendee?.name ?? '', title }),
    type: 'success',
  }),
  target: toastShown,
});
