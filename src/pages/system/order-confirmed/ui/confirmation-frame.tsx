import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { $isOrderMissing, $order, $orderError, $orderStatus } from '@/entities/order';
import type { Order } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { closed, opened, retryClicked } from '../model/order-confirmed';
import { text } from '../texts';

const Tick = chakra('span', {
  base: { display: 'block', minHeight: '16', marginInlineStart: '-1', lineHeight: '0', color: 'success' },
});

/** Over the pass, which is centred on a kiosk. */
const CENTRED = { align: 'center', textAlign: 'center' } as const;

interface ConfirmationFrameProps {
  readonly title: (order: Order) => string;
  /** Below the title. */
  readonly greeting?: (order: Order) => Elements;
  /** Instead of all of it, for an order that the customer has not; without it that is a failure like any other. */
  readonly notFound?: Elements;
  readonly children: (order: Order) => Elements;
}

/** The order of the address: its title, its details, and what stands there until it has come or when it does not come. */
export function ConfirmationFrame({ title, greeting, notFound, children }: ConfirmationFrameProps) {
  const { completeOrderId = '' } = useParams();
  const { order, status, error, isMissing, mode, open, close, retry } = useUnit({
    order: $order,
    status: $orderStatus,
    error: $orderError,
    isMissing: $isOrderMissing,
    mode: $mode,
    open: opened,
    close: closed,
    retry: retryClicked,
  });

  useEffect(() => {
    open(completeOrderId);
    return () => close();
  }, [completeOrderId, open, close]);

  if (isMissing && notFound !== undefined) return notFound;
  return (
    <Box maxWidth="column" marginX="auto">
      <Stack gap="6">
        <Stack gap="3" data-toasts="below" {...(mode.isKiosk ? CENTRED : {})}>
          {status !== 'failed' && <Tick>{order && <Icon of={CircleCheck} size={64} />}</Tick>}
          <Heading level={1}>{order ? title(order) : text('page.confirmation')}</Heading>
          {order && greeting?.(order)}
        </Stack>
        {order && children(order)}
        {!order && status !== 'failed' && (
          <Box minHeight="var(--page-height, 100vh)">
            <Spinner label={text('confirmation.loading')} isLabelShown />
          </Box>
        )}
        {status === 'failed' && (
          <Alert status="danger" title={text('confirmation.loadFailed')}>
            <Text>{error}</Text>
            {!isMissing && (
              <Button variant="secondary" marginTop="3" onClick={() => retry()}>
                {uiText('form.tryAgain')}
              </Button>
            )}
          </Alert>
        )}
      </Stack>
    </Box>
  );
}
