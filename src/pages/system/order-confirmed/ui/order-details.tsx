import { useUnit } from 'effector-react';
import { listOrderMemberships, needsEligibility } from '@/entities/order';
import type { Order } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $hasNewMandate } from '../model/order-confirmed';
import { text } from '../texts';
import { BookingCards } from './booking-cards';
import { FeesCard } from './fees-card';
import { MembershipCard } from './membership-card';
import { MembershipPass } from './membership-pass';
import { NextSteps } from './next-steps';
import { OrderActions } from './order-actions';
import { ReceiptCard } from './receipt-card';

/** The purchase, and the next steps. */
export function OrderDetails({ order }: { order: Order }) {
  const hasNewMandate = useUnit($hasNewMandate);
  const memberships = listOrderMemberships(order);
  return (
    <Stack gap="6">
      {needsEligibility(order) && (
        <Alert status="warning" isLive={false} title={text('confirmation.eligibility')}>
          <Text>{text('confirmation.upload')}</Text>
        </Alert>
      )}
      <MembershipPass memberships={memberships} />
      {memberships.length > 0 && <NextSteps order={order} />}
      {hasNewMandate && (
        <Alert status="success" isLive={false} title={text('confirmation.mandate')}>
          <Text>{text('confirmation.mandateText')}</Text>
        </Alert>
      )}
      <OrderActions order={order} hasMembership />
      {memberships.map((membership) => (
        <MembershipCard key={membership.id} membership={membership} />
      ))}
      {memberships.length > 0 && <FeesCard order={order} memberships={memberships} />}
      <BookingCards order={order} />
      {memberships.length === 0 && (
        <Text size="lg">
          <span>{`${text('confirmation.paidTotal')}: `}</span>
          <strong>{order.total.formatted}</strong>
        </Text>
      )}
      <ReceiptCard order={order} />
    </Stack>
  );
}
