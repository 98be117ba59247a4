import { createEvent, createStore, sample } from 'effector';
import { listActivityVenues, listVenues, type Venue } from '@/shared/api';
import { $subSite, type SubSite } from '@/shared/mode';
import { createRequest } from '@/shared/request';

const request = createRequest<SubSite, Venue[]>({
  load: (subSite, options) => (subSite === 'bookings' ? listActivityVenues(options) : listVenues(options)),
});

/** A screen needs the list of centres. Repeated requests, while it loads or afterwards, are ignored. */
export const venuesRequested = createEvent();
sample({ clock: venuesRequested, source: $subSite, target: request.requested });
export const loadVenuesFx = request.loadFx;

export const $venues = createStore<readonly Venue[]>([]).on(request.loaded, (_, venues) => venues);
export const $venuesStatus = request.$status;
export const $venuesFailure = request.$failure;
