import { combine, sample } from 'effector';
import { loginAsked } from '@/entities/customer';
import { $config } from '@/shared/config';
import { $mode, $selectedVenueSlug } from '@/shared/mode';
import { $location, loginPathFor, navigated } from '@/shared/routes';

/** Camps and courses can be booked. */
export const $hasCamps = $config.map(({ flags }) => flags.campsAndCoursesBookingEnabled);

/** The venue that is booked at: a terminal's own centre, or the one chosen on any of the sites. */
export const $bookedVenue = combine($mode, $selectedVenueSlug, ({ centre }, selected) => centre ?? selected);

// Log in: its page, which brings the customer back.
sample({
  clock: loginAsked,
  source: $location,
  fn: (location) => ({ to: loginPathFor(location) }),
  target: navigated,
});
