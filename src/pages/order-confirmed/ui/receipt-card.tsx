import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Order } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { orderedAt, paidWith } from '../lib/receipt';
import { $canPrintAndSave } from '../model/order-confirmed';
import { text } from '../texts';
import { PrintedReceipt } from './printed-receipt';

const Summary = chakra('summary', {
  base: { minHeight: 'target', alignContent: 'center', cursor: 'pointer', '& h2': { display: 'inline' } },
});

/** The order's number, when and how it was paid: folded until it is wanted. On paper there is a sheet of its own. */
export function ReceiptCard({ order }: { order: Order }) {
  const canPrintAndSave = useUnit($canPrintAndSave);
  return (
    <Card as="section" aria-labelledby="receipt">
      <details>
        <Summary>
          <Heading level={2} id="receipt">
            {text('receipt.title')}
          </Heading>
        </Summary>
        <SummaryList
          label={text('receipt.title')}
          rows={[
            { label: text('receipt.number'), value: order.reference },
            { label: text('receipt.date'), value: orderedAt(order) },
            { label: text('receipt.paidWith'), value: paidWith(order) },
          ]}
        />
      </details>
      {canPrintAndSave && <PrintedReceipt order={order} />}
    </Card>
  );
}
