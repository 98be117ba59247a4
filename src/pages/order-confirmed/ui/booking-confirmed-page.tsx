import { bookings } from '@/shared/routes';
import type { Elements } from '@/shared/ui/elements';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { BookingCards } from './booking-cards';
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
          <BookingCards order={order} />
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
