import { createEvent, sample } from 'effector';
import { listBookings } from '@/shared/api';
import { createRequest } from '@/shared/request';

/** How many of the next bookings are shown. */
const NEXT = 3;

export const opened = createEvent();
export const closed = createEvent();

const request = createRequest({
  load: (_: null, options) => listBookings({ when: 'upcoming', limit: NEXT }, options),
});

export const $next = request.$data.map((page) => page?.items ?? null);
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: [opened, closed], target: request.reset });
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
