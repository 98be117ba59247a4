import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { $servedCustomer } from '@/entities/customer';
import { $postponedBooking, listOrderBookings, postponedBookingRequested } from '@/entities/order';
import type { Order } from '@/shared/api';
import { bookings, toSafeRedirect } from '@/shared/routes';
import type { Elements } from '@/shared/ui/elements';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { BookingCards } from './booking-cards';
import { ConfirmationFrame } from './confirmation-frame';
import { MemberCode } from './member-code';
import { OrderActions } from './order-actions';
import { ReceiptCard } from './receipt-card';

/** The end of a sale at the desk, for staff. */
const DeskSale = createLazyComponent(() => import('./desk/desk-sale').then((module) => module.DeskSale));

/**
 * The confirmation of an order of bookings (Requirement C6.9).
 *
 * @param notFound shown for another customer's order.
 */
export function BookingConfirmedPage({ notFound }: { notFound: Elements }) {
  const isAtDesk = useUnit($servedCustomer) !== null;
  return (
    <ConfirmationFrame
      notFound={notFound}
      title={({ total }) =>
        isAtDesk
          ? text('bookingConfirmed.desk')
          : text(total.amount > 0 ? 'confirmation.title' : 'bookingConfirmed.free')
      }
    >
      {(order) => (
        <Stack gap="6">
          {isAtDesk && (
            <Suspense fallback={null}>
              <DeskSale order={order} />
            </Suspense>
          )}
          <BookingCards order={order} />
          {!isAtDesk && <BackToPostponedBooking order={order} />}
          {!isAtDesk && <OrderActions order={order} hasMembership={false} />}
          {!isAtDesk && <MemberCode />}
          <ReceiptCard order={order} isPrintedElsewhere={isAtDesk} />
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

/** After an outstanding balance was paid: a link back to what the customer wanted to book. */
function BackToPostponedBooking({ order }: { order: Order }) {
  const { postponedBooking, requestPostponedBooking } = useUnit({
    postponedBooking: $postponedBooking,
    requestPostponedBooking: postponedBookingRequested,
  });
  useEffect(() => requestPostponedBooking(), [requestPostponedBooking]);
  const isBalancePaid = listOrderBookings(order).some(({ related }) =>
    postponedBooking?.owedIds.includes(related.id),
  );
  if (postponedBooking === null || !isBalancePaid) return null;
  return (
    <Stack direction="row">
      <ButtonLink to={toSafeRedirect(postponedBooking.path, location.origin)}>
        {text('bookingConfirmed.putOff')}
      </ButtonLink>
    </Stack>
  );
}
