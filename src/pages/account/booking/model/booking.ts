import { createEvent, createStore, sample } from 'effector';
import { loadBooking } from '@/shared/api';
import { createRequest } from '@/shared/request';

/** The page of the booking with this id is on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();

const request = createRequest({ load: (id: string, options) => loadBooking({ id }, options) });

export const $bookingId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);
export const $booking = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;
/** The booking as another call has answered it. */
export const bookingChanged = request.replaced;

/** What happened to the booking is unknown: it is read again. */
export const bookingDoubted = createEvent<string>();

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: [opened, bookingDoubted], target: request.reloadRequested });
