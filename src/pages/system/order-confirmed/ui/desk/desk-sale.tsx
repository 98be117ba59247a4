import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $servedCustomer, $user, finishRequested } from '@/entities/customer';
import type { Order } from '@/shared/api';
import { formatWithSymbol } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { SummaryList } from '@/shared/ui/summary-list';
import { $orderIdToPrint, formatPayment, PrintedReceipt, printClicked } from '@/widgets/order-receipt';

import { listDeskLines } from '../../lib/desk-lines';
import * as model from '../../model/desk-receipt';
import { text } from './texts';

/** Large, because it is read across the counter. */
const ChangeDue = styled('p', {
  base: { margin: '0', fontSize: 'price', fontWeight: 'bold', lineHeight: 'snug' },
});

/** The end of a sale at the desk: the payments, the change, the receipt, and the next customer. */
export function DeskSale({ order }: { order: Order }) {
  const {
    user,
    customer,
    changeDuePence,
    tenders,
    hasReceipt,
    isPrinted,
    printAwaitedOrderId,
    print,
    reportPrinted,
    requestFinish,
  } = useUnit({
    user: $user,
    changeDuePence: model.$changeDuePence,
    // Read here: a store derived from it in code that loads later would start with its default and keep it.
    customer: $servedCustomer,
    tenders: model.$tenders,
    hasReceipt: model.$hasReceipt,
    isPrinted: model.$isPrinted,
    printAwaitedOrderId: $orderIdToPrint,
    print: printClicked,
    reportPrinted: model.receiptPrinted,
    requestFinish: finishRequested,
  });
  useEffect(() => {
    const onAfterPrint = () => reportPrinted(order.id);
    window.addEventListener('afterprint', onAfterPrint);
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, [order.id, reportPrinted]);
  const isPrintAwaited = printAwaitedOrderId === order.id;
  useEffect(() => {
    if (isPrintAwaited) print();
  }, [isPrintAwaited, print]);
  const currencySymbol = user?.currencySymbol ?? '£';
  const deskLines = customer && listDeskLines({ order, customer, tenders, currencySymbol });
  return (
    <Stack gap="4">
      {changeDuePence > 0 && (
        <ChangeDue role="status">
          {text('deskDone.change', { amount: formatWithSymbol(changeDuePence, currencySymbol) })}
        </ChangeDue>
      )}
      <SummaryList
        label={text('deskDone.heading')}
        rows={[
          ...(deskLines?.facts ?? []),
          ...order.payments.map((payment, index) => ({
            key: `${payment.tenderType} ${String(index)}`,
            label: formatPayment(payment),
            value: payment.amount.formatted,
          })),
        ]}
      />
      <Stack direction="row" gap="3">
        <Button onClick={() => requestFinish()}>{text('deskDone.next')}</Button>
        {hasReceipt && (
          <Button variant="secondary" onClick={() => print()}>
            {text(isPrinted ? 'deskDone.reprint' : 'deskDone.print')}
          </Button>
        )}
      </Stack>
      {deskLines && hasReceipt && <PrintedReceipt order={order} desk={deskLines} />}
    </Stack>
  );
}
