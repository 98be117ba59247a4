import { combine } from 'effector';
import { $mode, $selectedVenueSlug } from '@/shared/mode';

/** The venue of bookings: the centre of a terminal, or the selected one. */
export const $bookedVenue = combine($mode, $selectedVenueSlug, ({ centre }, selected) => centre ?? selected);
