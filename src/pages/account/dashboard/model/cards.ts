import { combine, sample } from 'effector';
import { accountMemberships, accountPayments } from '@/entities/account-notice';
import { listBookings, loadHeldPackages } from '@/shared/api';
import { $config } from '@/shared/config';
import { createRequest } from '@/shared/request';
import { listRebookableActivities } from '../lib/book-again';
import { isOnDashboard } from '../lib/membership-lines';
import { closed, opened } from './dashboard';

/** The number of past bookings to load, which usually include three different activities. */
const PAST_BOOKINGS_LIMIT = 12;

const packagesRequest = createRequest({ load: (_: null, options) => loadHeldPackages(options) });
const pastBookingsRequest = createRequest({
  load: (_: null, options) => listBookings({ when: 'past', limit: PAST_BOOKINGS_LIMIT }, options),
});

export const membershipsCard = {
  $data: accountMemberships.$data.map((memberships) => memberships?.items.filter(isOnDashboard) ?? null),
  $failure: accountMemberships.$failure,
  $isLoading: accountMemberships.$isLoading,
  retryClicked: accountMemberships.retryClicked,
};
/** The packages with visits left. */
export const packagesCard = {
  $data: packagesRequest.$data.map(
    (packages) => packages?.items.filter(({ state }) => state === 'usable') ?? null,
  ),
  $failure: packagesRequest.$failure,
  $isLoading: packagesRequest.$isLoading,
  retryClicked: packagesRequest.retryClicked,
};
export const bookAgainCard = {
  $data: combine(pastBookingsRequest.$data, $config, (pastBookings, { flags }) =>
    pastBookings
      ? listRebookableActivities(pastBookings.items, { hasCamps: flags.campsAndCoursesBookingEnabled })
      : null,
  ),
  $failure: pastBookingsRequest.$failure,
  $isLoading: pastBookingsRequest.$isLoading,
  retryClicked: pastBookingsRequest.retryClicked,
};
for (const { reset, reloadRequested } of [
  accountMemberships,
  packagesRequest,
  pastBookingsRequest,
  accountPayments,
]) {
  sample({ clock: opened, target: reset });
  sample({ clock: opened, fn: () => null, target: reloadRequested });
}
// Clears these lists when the dashboard is left. The others stay for the header of the next page.
for (const { reset } of [packagesRequest, pastBookingsRequest]) sample({ clock: closed, target: reset });
