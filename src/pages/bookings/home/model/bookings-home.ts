import { combine, createEvent, sample } from 'effector';
import { $servedId, $token } from '@/entities/customer';
import { $venues } from '@/entities/venue';
import { createFindCentre } from '@/features/find-centre';
import { listBookings } from '@/shared/api';
import { $config } from '@/shared/config';
import { lookUpPlacesFx } from '@/shared/map';
import { $mode, $selectedVenueSlug, venueSelected } from '@/shared/mode';
import { createRequest } from '@/shared/request';
import { account, bookingPath, navigated, venuePath } from '@/shared/routes';

export const opened = createEvent();

const buildTimetablePath = ({ slug }: { readonly slug: string }) => venuePath('location', slug);

export const centreFinder = createFindCentre({
  lookUpPlaces: (term, { signal }) => lookUpPlacesFx({ term, signal }),
  formatCentrePath: buildTimetablePath,
});

/** The centre to continue with: that of a terminal, or the one that was selected before; null if there is none. */
export const $knownVenue = combine(
  { venues: $venues, mode: $mode, selectedSlug: $selectedVenueSlug },
  ({ venues, mode, selectedSlug }) =>
    venues.find(({ slug }) => slug === (mode.centre ?? selectedSlug)) ?? null,
);

/** A failure is not shown, because the choice of a centre does not depend on the next booking. */
const nextBookingRequest = createRequest({
  load: (_: null, options) => listBookings({ when: 'upcoming', limit: 1 }, options),
});

/**
 * The customer's next booking, with the address of its page in the account; null for a visitor, and if there is none.
 */
export const $nextBooking = combine(nextBookingRequest.$data, $config, (bookingPage, { subSites }) => {
  const [booking] = bookingPage?.items ?? [];
  if (!booking) return null;
  return {
    ...booking,
    to: subSites.myAccount === '' ? null : `${subSites.myAccount}${bookingPath(booking.id)}`,
  };
});

/**
 * Reserves space for the next booking of a customer, so that the centres below do not move. Staff do not see their own
 * bookings while they serve.
 */
export const $isCustomer = combine(
  $token,
  $servedId,
  (token, servedId) => token !== null && servedId === null,
);

/** The address of all bookings, shown if there is no next booking or it failed to load. */
export const $allBookingsHref = combine(
  nextBookingRequest.$status,
  $nextBooking,
  $config,
  (status, nextBooking, { subSites: { myAccount } }) => {
    const isAnswered = status === 'ready' || status === 'failed';
    return isAnswered && nextBooking === null && myAccount !== '' ? `${myAccount}${account.bookings}` : null;
  },
);

sample({ clock: opened, target: centreFinder.opened });
sample({ clock: [opened, $token], target: nextBookingRequest.reset });
sample({
  clock: [opened, $token],
  filter: $isCustomer,
  fn: () => null,
  target: nextBookingRequest.reloadRequested,
});
sample({ clock: centreFinder.venueChosen, fn: ({ slug }) => slug, target: venueSelected });
sample({
  clock: centreFinder.venueChosen,
  fn: (venue) => ({ to: buildTimetablePath(venue) }),
  target: navigated,
});
