import { useUnit } from 'effector-react';
import Printer from 'lucide-react/icons/printer';
import type { Order } from '@/shared/api';
import { $config } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { formatOrderTime, formatPayment, splitReceipt } from '../lib/receipt';
import { printClicked } from '../model/print';
import { text } from '../texts';
import { PrintedReceipt } from './printed-receipt';

/** The receipt of an order on the screen: the order, each line, VAT and the payments. */
export function ReceiptSheet({ order }: { order: Order }) {
  const { print, config } = useUnit({ print: printClicked, config: $config });
  const paymentRows = order.payments.map((payment, index) => ({
    key: `paid ${String(index)}`,
    label: text('receipt.paidBy', { tender: formatPayment(payment) }),
    value: payment.amount.formatted,
  }));
  return (
    <Stack gap="6">
      <Card>
        <SummaryList
          label={text('receipt.title')}
          rows={[
            { label: text('receipt.number'), value: order.reference },
            { label: text('receipt.date'), value: formatOrderTime(order) },
          ]}
        />
      </Card>
      <div>
        <Text tone="strong">{order.brand}</Text>
        {config.operatorAddress !== '' && <Text>{config.operatorAddress}</Text>}
        {config.vatNumber !== '' && <Text>{text('receipt.vatNumber', { number: config.vatNumber })}</Text>}
      </div>
      {splitReceipt(order).map(({ key, title, facts, lines }) => (
        <Card key={key} as="section" aria-labelledby={`item-${key}`}>
          <Heading level={2} size="sm" id={`item-${key}`}>
            {title}
          </Heading>
          {facts.map((fact) => (
            <Text key={fact} tone="muted">
              {fact}
            </Text>
          ))}
          <SummaryList
            label={title}
            rows={lines.map((line) => ({ key: line.key, label: line.label, value: line.amount }))}
          />
        </Card>
      ))}
      <Card>
        <SummaryList
          label={text('receipt.total')}
          rows={[
            { label: text('receipt.total'), value: order.total.formatted, isStrong: true },
            { label: text('receipt.tax'), value: order.tax.amount > 0 ? order.tax.formatted : null },
            ...(paymentRows.length === 0
              ? [{ label: text('receipt.paidWith'), value: text('receipt.nothingDue') }]
              : paymentRows),
          ]}
        />
      </Card>
      <Stack direction="row">
        <Button variant="secondary" onClick={() => print()}>
          <Icon of={Printer} />
          <span>{text('receipt.print')}</span>
        </Button>
      </Stack>
      <PrintedReceipt order={order} />
    </Stack>
  );
}
