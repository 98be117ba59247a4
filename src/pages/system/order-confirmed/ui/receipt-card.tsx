import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import CircleChevronDown from 'lucide-react/icons/circle-chevron-down';
import type { Order } from '@/shared/api';
import { MOTION } from '@/shared/theme';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { formatOrderDate, formatOrderTime, formatPaidWith, PrintedReceipt } from '@/widgets/order-receipt';
import { $canPrintAndSave } from '../model/order-confirmed';
import { text } from '../texts';

const Details = chakra('details', { base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } } });

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'target',
    borderRadius: 'sm',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: '0', transition: `transform ${MOTION}` },
  },
});

interface ReceiptCardProps {
  readonly order: Order;
  /** Whether another component, such as the desk, renders the printed receipt. */
  readonly isPrintedElsewhere?: boolean;
}

/** The order number, and when and how it was paid; collapsed by default. The printed receipt is a separate sheet. */
export function ReceiptCard({ order, isPrintedElsewhere = false }: ReceiptCardProps) {
  const canPrintAndSave = useUnit($canPrintAndSave);
  return (
    <Card as="section" aria-labelledby="receipt">
      <Details>
        <Summary>
          <Stack gap="1">
            <Heading level={2} id="receipt">
              {text('receipt.title')}
            </Heading>
            <Text tone="muted">
              {text('receipt.summary', { total: order.total.formatted, date: formatOrderDate(order) })}
            </Text>
          </Stack>
          <Icon of={CircleChevronDown} />
        </Summary>
        <SummaryList
          label={text('receipt.title')}
          rows={[
            { label: text('receipt.number'), value: order.reference },
            { label: text('receipt.date'), value: formatOrderTime(order) },
            { label: text('receipt.paidWith'), value: formatPaidWith(order) },
          ]}
        />
      </Details>
      {canPrintAndSave && !isPrintedElsewhere && <PrintedReceipt order={order} />}
    </Card>
  );
}
