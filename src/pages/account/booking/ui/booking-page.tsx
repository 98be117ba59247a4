import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation, useMatch, useNavigate, useParams } from 'react-router';
import { account, bookingPath, cancelBookingPath, useTitleNote } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/booking';
import { cancelClicked, keepClicked } from '../model/cancelling';
import { text } from '../texts';
import { BookingDetail } from './booking-detail';
import { CancelDialog } from './cancel-dialog';
import { LateDialog } from './late-dialog';
import { SwapDialog } from './swap-dialog';

/** What the history keeps of a press on the button, so that closing the dialog goes back. */
const FROM_BOOKING = 'from-booking';

/** Of the address: all days of a camp. */
const WHOLE = '?days=all';

/** One booking of the customer, and cancelling it, in a dialog with an address of its own. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const { booking, failure, isLoading, ...on } = useUnit({
    booking: model.$booking,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
    cancelAsked: cancelClicked,
    cancelLeft: keepClicked,
  });
  useEffect(() => {
    on.opened(bookingId);
    return () => on.closed();
  }, [bookingId, on.opened, on.closed]);
  const { isCancelling, isWhole, ask, leave } = useCancelAddress(bookingId);
  useEffect(() => {
    if (!isCancelling) return;
    on.cancelAsked({ isWhole });
    return () => on.cancelLeft();
  }, [isCancelling, isWhole, on.cancelAsked, on.cancelLeft]);
  const title = booking?.title ?? '';
  useTitleNote(title);
  return (
    <Stack gap="6" maxWidth="column">
      <Stack gap="2" align="start">
        <BackLink to={account.upcomingBookings}>{text('booking.back')}</BackLink>
        <Heading level={1}>{booking ? title : text('booking.heading')}</Heading>
      </Stack>
      <FocusHandover hasError={failure !== null} label={text('booking.heading')}>
        {failure && (
          <FailureAlert
            title={text('booking.failed')}
            notFound={text('booking.notFound')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {booking && <BookingDetail booking={booking} onCancel={ask} />}
        {!booking && !failure && <Spinner label={text('booking.loading')} isLabelShown />}
      </FocusHandover>
      {booking && (
        <CancelDialog
          booking={booking}
          isAsked={isCancelling}
          wholeDays={booking.cancel.wholeDays ?? null}
          onLeave={leave}
        />
      )}
      <SwapDialog />
      <LateDialog />
    </Stack>
  );
}

function useCancelAddress(bookingId: string) {
  const navigate = useNavigate();
  const isCancelling = useMatch(`${account.bookings}/:bookingId/cancel`) !== null;
  const { state, search } = useLocation();
  return {
    isCancelling,
    isWhole: search === WHOLE,
    ask: (isAll: boolean) =>
      void navigate(`${cancelBookingPath(bookingId)}${isAll ? WHOLE : ''}`, { state: FROM_BOOKING }),
    leave: () =>
      void (state === FROM_BOOKING ? navigate(-1) : navigate(bookingPath(bookingId), { replace: true })),
  };
}
