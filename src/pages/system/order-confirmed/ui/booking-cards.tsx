import { bookingsOf } from '@/entities/order';
import type { Order } from '@/shared/api';
import { BookedSessionCard } from './booked-session-card';
import { BookingCard } from './booking-card';

/** What was booked or bought beside a membership: a place in a session says who comes, what to bring and when to cancel. */
export function BookingCards({ order }: { order: Order }) {
  return bookingsOf(order).map((item) =>
    item.booking === null ? (
      <BookingCard key={item.id} booking={item} />
    ) : (
      <BookedSessionCard key={item.id} order={order} item={item} session={item.booking} />
    ),
  );
}
