import { bookingsOf } from '@/entities/order';
import { bookings } from '@/shared/routes';
import type { Elements } from '@/shared/ui/elements';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { BookedSessionCard } from './booked-session-card';
import { BookingCard } from './booking-card';
import { ConfirmationFrame } from './confirmation-frame';
import { MemberCode } from './member-code';
import { ReceiptCard } from './receipt-card';
import { TakeAlong } from './take-along';

/** The confirmation of an order of bookings (Spec, platform §2). `notFound` stands in for an order that the customer has not. */
export function BookingConfirmedPage({ notFound }: { notFound: Elements }) {
  return (
    <ConfirmationFrame
      notFound={notFound}
      title={({ total }) => text(total.amount > 0 ? 'confirmation.title' : 'bookingConfirmed.free')}
    >
      {(order) => (
        <Stack gap="6">
          {bookingsOf(order).map((item) =>
            item.booking === null ? (
              <BookingCard key={item.id} booking={item} />
            ) : (
              <BookedSessionCard key={item.id} order={order} item={item} session={item.booking} />
            ),
          )}
          <TakeAlong order={order} />
          <MemberCode />
          <ReceiptCard order={order} />
          <Stack direction="row">
            <ButtonLink variant="text" to={bookings.toLocation}>
              {text('bookingConfirmed.more')}
            </ButtonLink>
          </Stack>
        </Stack>
      )}
    </ConfirmationFrame>
  );
}
