import { combine, sample } from 'effector';
import { madePayments, heldMemberships as memberships } from '@/entities/account-notice';
import { listBookings, loadHeldPackages } from '@/shared/api';
import { $config } from '@/shared/config';
import { createRequest } from '@/shared/request';
import { bookAgain } from '../lib/book-again';
import { isShown } from '../lib/membership-lines';
import { closed, opened } from './dashboard';

/** The number of past bookings to load, which usually include three different activities. */
const PAST_BOOKINGS_LIMIT = 12;

const packages = createRequest({ load: (_: null, options) => loadHeldPackages(options) });
const pastBookingsRequest = createRequest({
  load: (_: null, options) => listBookings({ when: 'past', limit: PAST_BOOKINGS_LIMIT }, options),
});

export const membershipsCard = {
  $data: memberships.$data.map((memberships) => memberships?.items.filter(isShown) ?? null),
  $failure: memberships.$failure,
  $isLoading: memberships.$isLoading,
  retryClicked: memberships.retryClicked,
};
/** The packages with visits left. */
export const packagesCard = {
  $data: packages.$data.map((packages) => packages?.items.filter(({ state }) => state === 'usable') ?? null),
  $failure: packages.$failure,
  $isLoading: packages.$isLoading,
  retryClicked: packages.retryClicked,
};
export const bookAgainCard = {
  $data: combine(pastBookingsRequest.$data, $config, (page, { flags }) =>
    page ? bookAgain(page.items, { hasCamps: flags.campsAndCoursesBookingEnabled }) : null,
  ),
  $failure: pastBookingsRequest.$failure,
  $isLoading: pastBookingsRequest.$isLoading,
  retryClicked: pastBookingsRequest.retryClicked,
};
for (const { reset, reloadRequested } of [memberships, packages, pastBookingsRequest, madePayments]) {
  sample({ clock: opened, target: reset });
  sample({ clock: opened, fn: () => null, target: reloadRequested });
}
// Clears these lists when the dashboard is left. The others stay for the header of the next page.
for (const { reset } of [packages, pastBookingsRequest]) sample({ clock: closed, target: reset });
