import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useLayoutEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { orderPage } from '@/entities/order';
import type { Order } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { Box } from '@/shared/ui/box';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { PageFrame } from '@/shared/ui/page-frame';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';

const Tick = chakra('span', {
  base: { display: 'block', minHeight: '16', marginInlineStart: '-1', lineHeight: '0', color: 'success' },
});

/** The text is above the pass, which is centred on a kiosk. */
const CENTRED_ON_KIOSK = { align: 'center', textAlign: 'center' } as const;

interface ConfirmationFrameProps {
  readonly title: (order: Order) => string;
  /** Shown below the title. */
  readonly greeting?: (order: Order) => Elements;
  /** Shown for an order that the customer does not have; without it the page says that the order does not exist. */
  readonly notFound?: Elements;
  readonly children: (order: Order) => Elements;
}

/** Loads the order of the address, and shows it below a tick and the title of its confirmation. */
export function ConfirmationFrame({ title, greeting, notFound, children }: ConfirmationFrameProps) {
  const { completeOrderId = '' } = useParams();
  const { isKiosk } = useUnit($mode);
  const tickRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (tickRef.current ? placeToastsBeside(tickRef.current) : undefined), []);
  return (
    <Box maxWidth="column" marginX="auto">
      <PageFrame
        page={orderPage}
        params={completeOrderId}
        heading={text('page.confirmation')}
        header={({ data: order, failure }) => (
          <Stack gap="3" {...(isKiosk ? CENTRED_ON_KIOSK : {})}>
            {!failure && <Tick ref={tickRef}>{order && <Icon of={CircleCheck} size={64} />}</Tick>}
            <Heading level={1}>{order ? title(order) : text('page.confirmation')}</Heading>
            {order && greeting?.(order)}
          </Stack>
        )}
        loading={text('confirmation.loading')}
        skeleton={
          <Box minHeight="var(--page-height, 100vh)">
            <Spinner label={text('confirmation.loading')} isLabelShown />
          </Box>
        }
        failed={text('confirmation.loadFailed')}
        notFound={text('confirmation.loadFailed')}
        missing={notFound}
      >
        {children}
      </PageFrame>
    </Box>
  );
}

/** On a phone toasts are beside the tick, because elsewhere they would cover a button or the member code. */
function placeToastsBeside(tick: HTMLElement): () => void {
  const { style } = document.documentElement;
  const toastPosition = {
    '--toast-position': 'absolute',
    '--toast-top': `${tick.getBoundingClientRect().top + window.scrollY + 4}px`,
    '--toast-bottom': 'auto',
    '--toast-start': '5.25rem',
  };
  for (const [name, value] of Object.entries(toastPosition)) style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(toastPosition)) style.removeProperty(name);
  };
}
