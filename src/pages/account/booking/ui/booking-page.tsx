import { useUnit } from 'effector-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { type ApiFailure, failureText } from '@/shared/api';
import { account, useTitleNote } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/booking';
import { text } from '../texts';
import { BookingDetail } from './booking-detail';
import { CancelDialog } from './cancel-dialog';

const NOT_FOUND = 404;

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
    <Stack gap="6">
      <Stack gap="2" align="start">
        <ButtonLink variant="text" to={account.upcomingBookings}>
          <Icon of={ArrowLeft} />
          {text('booking.back')}
        </ButtonLink>
        <Heading level={1}>{booking ? title : text('booking.heading')}</Heading>
      </Stack>
      <FocusHandover hasError={failure !== null} label={text('booking.heading')}>
        {failure && <Failed failure={failure} isBusy={isLoading} onRetry={() => on.retry()} />}
        {booking && <BookingDetail booking={booking} />}
        {!booking && !failure && <Spinner label={text('booking.loading')} isLabelShown />}
      </FocusHandover>
      <CancelDialog />
    </Stack>
  );
}

function Failed({ failure, isBusy, onRetry }: { failure: ApiFailure; isBusy: boolean; onRetry: () => void }) {
  if (failure.kind === 'http' && failure.status === NOT_FOUND)
    return (
      <Alert status="warning" title={text('booking.notFound')}>
        {failureText(failure)}
      </Alert>
    );
  return (
    <Alert status="danger" title={text('booking.failed')}>
      <Stack gap="2" align="start">
        <Text>{failureText(failure)}</Text>
        <Button variant="text" isBusy={isBusy} onClick={onRetry}>
          {uiText('form.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
