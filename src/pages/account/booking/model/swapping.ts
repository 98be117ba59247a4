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
export const dismissClicked = createEvent();
export const personChosen = createEvent<string>();
export const confirmClicked = createEvent();

const peopleRequest = createRequest({ load: (id: string, options) => listOtherPeople({ id }, options) });
export const $people = peopleRequest.$data;
export const $peopleFailure = peopleRequest.$failure;
export const $isLoadingPeople = peopleRequest.$isLoading;
export const peopleRetryClicked = peopleRequest.retryClicked;

const changeAttendeeFx = createEffect<{ id: string; attendeeId: string }, AccountBooking, ApiFailure>(
  changeAttendee,
);
const attendeeChanged = sample({
  clock: changeAttendeeFx.done,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
});
const changeRefused = sample({
  clock: changeAttendeeFx.fail,
  source: $bookingId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
});

/** The state of the dialog in which the customer chooses another attendee. */
export const $dialogState = createStore<'closed' | 'asking' | 'sending'>('closed')
  .on(swapClicked, () => 'asking')
  .on(changeAttendeeFx, () => 'sending')
  .on(changeRefused, () => 'asking')
  .reset(dismissClicked, attendeeChanged, opened, closed);

/** Why the attendee could not be changed; null if it was not refused. */
export const $refusal = createStore<Refusal | null>(null)
  .on(changeRefused, (_, failure) => toRefusal(failure))
  .reset(swapClicked, confirmClicked, opened, closed);

const $pickedPersonId = createStore<string | null>(null)
  .on(personChosen, (_, id) => id)
  .reset(swapClicked, opened, closed);
/** The new attendee: the chosen person, or the first who can come; null if nobody can. */
export const $chosenPerson = combine(
  $people,
  $pickedPersonId,
  (people, pickedPersonId): OtherPerson | null => {
    const allowedPeople = (people ?? []).filter(({ allowed }) => allowed);
    return allowedPeople.find(({ id }) => id === pickedPersonId) ?? allowedPeople[0] ?? null;
  },
);

sample({ clock: swapClicked, source: $bookingId, filter: isPresent, target: peopleRequest.reloadRequested });
// Reloads the list of people after a refusal, because it is outdated.
sample({
  clock: changeRefused,
  source: $bookingId,
  filter: (id, { kind }) => id !== null && kind === 'validation',
  fn: (id) => id ?? '',
  target: peopleRequest.reloadRequested,
});
sample({
  clock: confirmClicked,
  source: {
    id: $bookingId,
    chosenPerson: $chosenPerson,
    isLoading: $isLoadingPeople,
    dialogState: $dialogState,
  },
  filter: ({ id, chosenPerson, isLoading, dialogState }) =>
    id !== null && chosenPerson !== null && !isLoading && dialogState === 'asking',
  fn: ({ id, chosenPerson }) => ({ id: id ?? '', attendeeId: chosenPerson?.id ?? '' }),
  target: changeAttendeeFx,
});
sample({ clock: [dismissClicked, opened, closed], target: peopleRequest.reset });

sample({ clock: attendeeChanged, target: bookingChanged });
sample({
  clock: attendeeChanged,
  fn: ({ attendee, title }): ToastContent => ({
    content: text('swap.done', { name: attendee?.name ?? '', title }),
    type: 'success',
  }),
  target: toastShown,
});
