import { createEvent, createStore, sample } from 'effector';
import { listActivityVenues, listVenues, type Venue } from '@/shared/api';
import { $subSite, type SubSite } from '@/shared/mode';
import { createRequest } from '@/shared/request';

const venuesRequest = createRequest<SubSite, Venue[]>({
  load: (subSite, options) => (subSite === 'bookings' ? listActivityVenues(options) : listVenues(options)),
});

/** A screen needs the list of centres. Repeated requests, while it loads or afterwards, are ignored. */
export const venuesRequested = createEvent();
sample({ clock: venuesRequested, source: $subSite, target: venuesRequest.requested });
export const loadVenuesFx = venuesRequest.loadFx;

export const $venues = createStore<readonly Venue[]>([]).on(venuesRequest.loaded, (_, venues) => venues);
export const $venuesStatus = venuesRequest.$status;
export const $venuesFailure = venuesRequest.$failure;
