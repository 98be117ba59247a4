import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $servedCustomer, $user, finishRequested } from '@/entities/customer';
import type { Order } from '@/shared/api';
import { formatWithSymbol } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { SummaryList } from '@/shared/ui/summary-list';
import { $printAwaited, formatPayment, PrintedReceipt, printClicked } from '@/widgets/order-receipt';

import { listDeskLines } from '../../lib/desk-lines';
import * as model from '../../model/desk-receipt';
import { text } from './texts';

/** Large, because it is read across the counter. */
const Change = styled('p', {
  base: { margin: '0', fontSize: 'price', fontWeight: 'bold', lineHeight: 'snug' },
});

/** The end of a sale at the desk: the payments, the change, the receipt, and the next customer. */
export function DeskSale({ order }: { order: Order }) {
  const { user, customer, change, tenders, hasReceipt, isPrinted, awaited, print, printed, next } = useUnit({
    user: $user,
    change: model.$change,
    // Read here: a store derived from it in code that loads later would start with its default and keep it.
    customer: $servedCustomer,
    tenders: model.$tenders,
    hasReceipt: model.$hasReceipt,
    isPrinted: model.$isPrinted,
    awaited: $printAwaited,
    print: printClicked,
    printed: model.receiptPrinted,
    next: finishRequested,
  });
  useEffect(() => {
    const report = () => printed(order.id);
    window.addEventListener('afterprint', report);
    return () => window.removeEventListener('afterprint', report);
  }, [order.id, printed]);
  const isPrintAwaited = awaited === order.id;
  useEffect(() => {
    if (isPrintAwaited) print();
  }, [isPrintAwaited, print]);
  const currencySymbol = user?.currencySymbol ?? '£';
  const lines = customer && listDeskLines({ order, customer, tenders, currencySymbol });
  return (
    <Stack gap="4">
      {change > 0 && (
        <Change role="status">
          {text('deskDone.change', { amount: formatWithSymbol(change, currencySymbol) })}
        </Change>
      )}
      <SummaryList
        label={text('deskDone.heading')}
        rows={[
          ...(lines?.facts ?? []),
          ...order.payments.map((payment, index) => ({
            key: `${payment.tenderType} ${String(index)}`,
            label: formatPayment(payment),
            value: payment.amount.formatted,
          })),
        ]}
      />
      <Stack direction="row" gap="3">
        <Button onClick={() => next()}>{text('deskDone.next')}</Button>
        {hasReceipt && (
          <Button variant="secondary" onClick={() => print()}>
            {text(isPrinted ? 'deskDone.reprint' : 'deskDone.print')}
          </Button>
        )}
      </Stack>
      {lines && hasReceipt && <PrintedReceipt order={order} desk={lines} />}
    </Stack>
  );
}
