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

const pathOf = ({ slug }: { readonly slug: string }) => venuePath('location', slug);

export const finder = createFindCentre({
  geocode: (term, { signal }) => lookUpPlacesFx({ term, signal }),
  pathOf,
});

/** The centre to go on with: that of a terminal, or the one that was chosen before. */
export const $knownVenue = combine(
  { venues: $venues, mode: $mode, selected: $selectedVenueSlug },
  ({ venues, mode, selected }) => venues.find(({ slug }) => slug === (mode.centre ?? selected)) ?? null,
);

/** Above the centres: whether it comes or fails, the choice of a centre does not depend on it, so a failure goes unsaid. */
const nextBooking = createRequest({
  load: (_: null, options) => listBookings({ when: 'upcoming', limit: 1 }, options),
});

/** The customer's next booking, with the address of its page in the account; null for a visitor, and when there is none. */
export const $nextBooking = combine(nextBooking.$data, $config, (page, { subSites }) => {
  const [booking] = page?.items ?? [];
  if (!booking) return null;
  return {
    ...booking,
    to: subSites.myAccount === '' ? null : `${subSites.myAccount}${bookingPath(booking.id)}`,
  };
});

/** A customer has a place for it, whatever comes: the centres below do not move. Staff see none of their own while they serve. */
export const $isCustomer = combine($token, $servedId, (token, served) => token !== null && served === null);

/** The address of all bookings, where there is no next one, or it did not come. */
export const $bookingsHref = combine(
  nextBooking.$status,
  $nextBooking,
  $config,
  (status, next, { subSites: { myAccount } }) => {
    const isAnswered = status === 'ready' || status === 'failed';
    return isAnswered && next === null && myAccount !== '' ? `${myAccount}${account.bookings}` : null;
  },
);

sample({ clock: opened, target: finder.opened });
sample({ clock: [opened, $token], target: nextBooking.reset });
sample({
  clock: [opened, $token],
  filter: $isCustomer,
  fn: () => null,
  target: nextBooking.reloadRequested,
});
sample({ clock: finder.venueChosen, fn: ({ slug }) => slug, target: venueSelected });
sample({
  clock: finder.venueChosen,
  fn: (venue) => ({ to: pathOf(venue) }),
  target: navigated,
});
