import { listBookings } from '@/shared/api';
import { createPage } from '@/shared/request';

/** The number of upcoming bookings shown. */
const NEXT_BOOKINGS_LIMIT = 4;

const page = createPage({
  load: (_: null, options) => listBookings({ when: 'upcoming', limit: NEXT_BOOKINGS_LIMIT }, options),
});
export const { opened, closed } = page;
export const $nextBookings = page.$data.map((bookings) => bookings?.items ?? null);

export const nextBookingCard = {
  $data: $nextBookings,
  $failure: page.$failure,
  $isLoading: page.$isLoading,
  retryClicked: page.retryClicked,
};
