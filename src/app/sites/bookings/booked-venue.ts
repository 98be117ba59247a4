import { combine } from 'effector';
import { $mode, $selectedVenueSlug } from '@/shared/mode';

/** The slug of the venue for bookings: the centre of a terminal, or the selected venue. */
export const $bookingVenueSlug = combine(
  $mode,
  $selectedVenueSlug,
  ({ centre }, selectedSlug) => centre ?? selectedSlug,
);
