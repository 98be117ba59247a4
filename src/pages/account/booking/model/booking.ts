import { createEvent } from 'effector';
import { loadBooking } from '@/shared/api';
import { createPage } from '@/shared/request';

/** What happened to the booking is unknown: it is read again. */
export const bookingOutdated = createEvent();

export const page = createPage({
  load: (id: string, options) => loadBooking({ id }, options),
  reloadOn: [bookingOutdated],
});
export const { opened, closed, $params: $bookingId, $data: $booking } = page;
/** The booking as another call has answered it. */
export const bookingChanged = page.replaced;
