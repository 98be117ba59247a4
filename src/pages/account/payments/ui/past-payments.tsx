import { useUnit } from 'effector-react';
import type { PastPayment } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { receiptPath } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { formatPayment } from '@/widgets/order-receipt';
import * as model from '../model/payments';
import { text } from '../texts';

import { Amount, Facts, Row, Rows, Title } from './rows';

/** Past payments and refunds, the latest first, each order with its receipt; nothing without any. */
export function PastPayments() {
  const { pastPayments, hasMore, isLoadingMore, loadMoreFailure, showMore } = useUnit({
    pastPayments: model.$pastPayments,
    hasMore: model.$hasMore,
    isLoadingMore: model.$isLoadingMore,
    loadMoreFailure: model.$loadMoreFailure,
    showMore: model.showMoreClicked,
  });
  if (pastPayments.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="past">
      <Stack gap="3">
        <Heading level={2} size="md" id="past">
          {text('paid.heading')}
        </Heading>
        <Rows>
          {pastPayments.map((payment) => (
            <PastPaymentRow key={payment.id} payment={payment} />
          ))}
        </Rows>
        {loadMoreFailure && (
          <FailureAlert
            title={text('paid.moreFailed')}
            failure={loadMoreFailure}
            isBusy={isLoadingMore}
            onRetry={() => showMore()}
          />
        )}
        {hasMore && !loadMoreFailure && (
          <Stack direction="row">
            <Button variant="secondary" isBusy={isLoadingMore} onClick={() => showMore()}>
              {text('paid.more')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function PastPaymentRow({ payment }: { payment: PastPayment }) {
  const { kind, date, label, amount, orderId } = payment;
  const day = formatLongDate(date);
  return (
    <Row>
      <div>
        <Title>{label}</Title>
        <Facts>{[day, ...listPaymentFacts(payment)].join(' · ')}</Facts>
        {kind === 'order' && orderId !== null && (
          <Link
            to={receiptPath(orderId)}
            isStandalone
            aria-label={text('paid.receiptOf', { label, date: day })}
          >
            {text('paid.receipt')}
          </Link>
        )}
      </div>
      <Amount>{amount.formatted}</Amount>
    </Row>
  );
}

function listPaymentFacts({ kind, tenders, status }: PastPayment): string[] {
  const statusFacts = { paid: [], pending: [text('paid.pending')], failed: [text('paid.notPaid')] }[status];
  if (kind !== 'order') return [text(`paid.${kind}`), ...statusFacts];
  return [...(tenders.length === 0 ? [text('paid.free')] : tenders.map(formatPayment)), ...statusFacts];
}
