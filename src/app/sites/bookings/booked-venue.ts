import { combine } from 'effector';
import { $mode, $selectedVenueSlug } from '@/shared/mode';

/** The venue that is booked at: a terminal's own centre, or the one chosen on any of the sites. */
export const $bookedVenue = combine($mode, $selectedVenueSlug, ({ centre }, selected) => centre ?? selected);
