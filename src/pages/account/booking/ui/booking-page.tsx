import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { account, useTitleNote } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/booking';
import { text } from '../texts';
import { BookingDetail } from './booking-detail';
import { CancelDialog } from './cancel-dialog';

/** One booking of the customer, and cancelling it. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const { booking, failure, isLoading, ...on } = useUnit({
    booking: model.$booking,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened(bookingId);
    return () => on.closed();
  }, [bookingId, on.opened, on.closed]);
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
        {booking && <BookingDetail booking={booking} />}
        {!booking && !failure && <Spinner label={text('booking.loading')} isLabelShown />}
      </FocusHandover>
      <CancelDialog />
    </Stack>
  );
}
