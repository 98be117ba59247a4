import { createEvent, createStore, sample } from 'effector';
import { listFacilities } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';

/** The courts and pitches of the centre with this slug are on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();

const request = createRequest({
  load: (venue: string, options) => listFacilities({ venue }, options),
});

export const $data = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const $slug = createStore<string | null>(null)
  .on(opened, (_, slug) => slug)
  .reset(closed);

sample({ clock: $slug, fn: () => undefined, target: request.reset });
sample({ clock: $slug, filter: isPresent, target: request.reloadRequested });
