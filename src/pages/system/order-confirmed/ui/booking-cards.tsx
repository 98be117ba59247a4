import { listOrderBookings } from '@/entities/order';
import type { Order } from '@/shared/api';
import { BookedSessionCard } from './booked-session-card';
import { BookingCard } from './booking-card';

/**
 * The items of an order other than memberships; places in sessions show the attendee, what to bring and until when to
 * cancel.
 */
export function BookingCards({ order }: { order: Order }) {
  return listOrderBookings(order).map((item) =>
    item.booking === null ? (
      <BookingCard key={item.id} booking={item} />
    ) : (
      <BookedSessionCard key={item.id} order={order} item={item} session={item.booking} />
    ),
  );
}
