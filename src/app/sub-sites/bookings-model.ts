import { combine } from 'effector';
import { $config } from '@/shared/config';
import { $mode, $selectedVenueSlug } from '@/shared/mode';

/** Camps and courses can be booked. */
export const $hasCamps = $config.map(({ flags }) => flags.campsAndCoursesBookingEnabled);

/** The venue that is booked at: a terminal's own centre, or the one chosen on any of the sites. */
export const $bookedVenue = combine($mode, $selectedVenueSlug, ({ centre }, selected) => centre ?? selected);
