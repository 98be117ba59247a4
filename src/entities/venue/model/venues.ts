import { createStore } from 'effector';
import { listVenues, type Venue } from '@/shared/api';
import { createRequest } from '@/shared/request';

const request = createRequest<void, Venue[]>({ load: (_, options) => listVenues(options) });

/** A screen needs the list of centres. Asking again while it loads, or once it is there, costs nothing. */
export const venuesRequested = request.requested;
export const loadVenuesFx = request.loadFx;

export const $venues = createStore<readonly Venue[]>([]).on(request.loaded, (_, venues) => venues);
export const $venuesStatus = request.$status;
