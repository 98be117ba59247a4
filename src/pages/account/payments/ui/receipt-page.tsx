import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import {
  $isOrderMissing,
  $order,
  $orderError,
  $orderStatus,
  orderRequested,
  orderReset,
} from '@/entities/order';
import { account, useTitleNote } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { BackLink } from '@/shared/ui/back-link';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { ReceiptSheet } from '@/widgets/order-receipt';
import { text } from '../texts';

/** The receipt of an order of the customer. `notFound` stands in for an order of somebody else. */
export function ReceiptPage({ notFound }: { notFound: Elements }) {
  const { orderId = '' } = useParams();
  const { order, status, error, isMissing, ...on } = useUnit({
    order: $order,
    status: $orderStatus,
    error: $orderError,
    isMissing: $isOrderMissing,
    opened: orderRequested,
    closed: orderReset,
  });
  useEffect(() => {
    on.opened(orderId);
    return () => on.closed();
  }, [orderId, on.opened, on.closed]);
  useTitleNote(order?.reference ?? '');
  if (isMissing) return notFound;
  return (
    <Box maxWidth="column">
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={account.payments}>{text('receipt.back')}</BackLink>
          <Heading level={1}>{text('receipt.heading')}</Heading>
        </Stack>
        <FocusHandover hasError={error !== null} label={text('receipt.heading')}>
          {error !== null && (
            <Alert status="danger" title={text('receipt.failed')}>
              <Stack gap="2" align="start">
                <Text>{error}</Text>
                <Button variant="text" isBusy={status === 'loading'} onClick={() => on.opened(orderId)}>
                  {uiText('form.tryAgain')}
                </Button>
              </Stack>
            </Alert>
          )}
          {order && <ReceiptSheet order={order} />}
          {!order && error === null && <Spinner label={text('receipt.loading')} isLabelShown />}
        </FocusHandover>
      </Stack>
    </Box>
  );
}
