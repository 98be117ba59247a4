import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { $order, $orderError, $orderStatus } from '@/entities/order';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { closed, opened, retryClicked } from '../model/order-confirmed';
import { text } from '../texts';
import { OrderDetails } from './order-details';
import { Welcome } from './welcome';

const Tick = chakra('span', {
  base: { display: 'block', minHeight: '16', marginInlineStart: '-1', lineHeight: '0', color: 'success' },
});

/** Over the pass, which is centred on a kiosk. */
const CENTRED = { align: 'center', textAlign: 'center' } as const;

/** The confirmation of an order (Spec, joining §2 "Order confirmation screen"). */
export function OrderConfirmedPage() {
  const { completeOrderId = '' } = useParams();
  const { order, status, error, mode, open, close, retry } = useUnit({
    order: $order,
    status: $orderStatus,
    error: $orderError,
    mode: $mode,
    open: opened,
    close: closed,
    retry: retryClicked,
  });

  useEffect(() => {
    open(completeOrderId);
    return () => close();
  }, [completeOrderId, open, close]);

  return (
    <Box maxWidth="52rem" marginX="auto">
      <Stack gap="6">
        <Stack gap="3" data-toasts="below" {...(mode.isKiosk ? CENTRED : {})}>
          {status !== 'failed' && <Tick>{order && <Icon of={CircleCheck} size={64} />}</Tick>}
          <Heading level={1}>{text(order ? 'confirmation.title' : 'page.confirmation')}</Heading>
          {order && <Welcome order={order} />}
        </Stack>
        {order && <OrderDetails order={order} />}
        {!order && status !== 'failed' && (
          <Box minHeight="var(--page-height, 100vh)">
            <Spinner label={text('confirmation.loading')} isLabelShown />
          </Box>
        )}
        {status === 'failed' && (
          <Alert status="danger" title={text('confirmation.loadFailed')}>
            <Text>{error}</Text>
            <Button variant="secondary" marginTop="3" onClick={() => retry()}>
              {uiText('form.tryAgain')}
            </Button>
          </Alert>
        )}
      </Stack>
    </Box>
  );
}
