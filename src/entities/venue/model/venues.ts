import { createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, listVenues, type Venue } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';

type VenuesStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A screen needs the list of centres. Asking again while it loads, or once it is there, costs nothing. */
export const venuesRequested = createEvent();

export const loadVenuesFx = createEffect<void, readonly Venue[], ApiFailure>(() => listVenues());

export const $venues = createStore<readonly Venue[]>([]).on(loadVenuesFx.doneData, (_, venues) => venues);

export const $venuesStatus = createStore<VenuesStatus>('idle')
  .on(loadVenuesFx, () => 'loading')
  .on(loadVenuesFx.done, () => 'ready')
  .on(loadVenuesFx.fail, () => 'failed');

sample({
  clock: venuesRequested,
  source: $venuesStatus,
  filter: (status) => status === 'idle' || status === 'failed',
  fn: () => undefined,
  target: loadVenuesFx,
});
sample({
  clock: connectionRestored,
  filter: $venuesStatus.map((status) => status === 'failed'),
  target: loadVenuesFx,
});
