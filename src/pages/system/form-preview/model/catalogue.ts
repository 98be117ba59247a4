import { combine, createEvent, createStore, sample } from 'effector';
import { $venues, $venuesFailure, $venuesStatus, venuesRequested } from '@/entities/venue';
import { $config } from '@/shared/config';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ApiAccess, loadMemberships } from '../lib/live-address';

/** The page has opened. */
export const opened = createEvent();
export const centreChosen = createEvent<string>();
export const membershipChosen = createEvent<string>();
export const venuesRetried = createEvent();

export const $api = $config.map(
  ({ apiBase, requestTimeoutMs }): ApiAccess => ({ base: apiBase, timeoutMs: requestTimeoutMs }),
);

/** The memberships that the API returns for a centre, including those that the site cannot read. */
export const membershipsRequest = createRequest({
  load: ({ venueId, api }: { venueId: string; api: ApiAccess }) => loadMemberships(venueId, api),
});

export const $centreId = createStore('').on(centreChosen, (_, id) => id);
export const $membershipId = createStore('')
  .on(membershipChosen, (_, id) => id)
  .reset(centreChosen);

export const $chosenCentre = combine(
  $venues,
  $centreId,
  (venues, id) => venues.find((venue) => venue.id === id) ?? null,
);
sample({ clock: [opened, venuesRetried], target: venuesRequested });
sample({ clock: centreChosen, target: membershipsRequest.reset });
const membershipsParams = sample({
  clock: centreChosen,
  source: $api,
  fn: (api, venueId) => (venueId === '' ? null : { venueId, api }),
});
sample({ clock: membershipsParams, filter: isPresent, target: membershipsRequest.requested });

export { $venues, $venuesFailure, $venuesStatus };
