import { createEvent } from 'effector';
import { loadBooking } from '@/shared/api';
import { createPage } from '@/shared/request';

/** The state of the booking is uncertain, so it is loaded again. */
export const bookingOutdated = createEvent();

export const page = createPage({
  load: (id: string, options) => loadBooking({ id }, options),
  reloadOn: [bookingOutdated],
});
export const { opened, closed, $params: $bookingId, $data: $booking } = page;
/** Replaces the booking with the one in the response to another request. */
export const bookingChanged = page.replaced;
