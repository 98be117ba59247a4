import { useUnit } from 'effector-react';
import { useParams } from 'react-router';
import { $order, orderPage } from '@/entities/order';
import { account, useTitleNote } from '@/shared/routes';
import type { Elements } from '@/shared/ui/elements';
import { PageFrame } from '@/shared/ui/page-frame';
import { ReceiptSheet } from '@/widgets/order-receipt';
import { text } from '../texts';

/**
 * The receipt of one of the customer's orders.
 *
 * @param notFound shown for another customer's order.
 */
export function ReceiptPage({ notFound }: { notFound: Elements }) {
  const { orderId = '' } = useParams();
  useTitleNote(useUnit($order)?.reference ?? '');
  return (
    <PageFrame
      page={orderPage}
      params={orderId}
      back={{ to: account.payments, label: text('receipt.back') }}
      heading={text('receipt.heading')}
      loading={text('receipt.loading')}
      failed={text('receipt.loadFailed')}
      missing={notFound}
    >
      {(order) => <ReceiptSheet order={order} />}
    </PageFrame>
  );
}
