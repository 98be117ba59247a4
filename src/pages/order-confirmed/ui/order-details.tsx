import { useUnit } from 'effector-react';
import { bookingsOf, membershipsOf, needsEligibility } from '@/entities/order';
import type { Order } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $accountUrl, $hasNewMandate } from '../model/order-confirmed';
import { text } from '../texts';
import { BookingCard } from './booking-card';
import { FeesCard } from './fees-card';
import { MemberCode } from './member-code';
import { MembershipCard } from './membership-card';
import { ReceiptCard } from './receipt-card';

/** What was bought, and what is to be done next. */
export function OrderDetails({ order }: { order: Order }) {
  const { accountUrl, hasNewMandate } = useUnit({ accountUrl: $accountUrl, hasNewMandate: $hasNewMandate });
  const memberships = membershipsOf(order);
  return (
    <Stack gap="6">
      {needsEligibility(order) && (
        <Alert status="warning" isLive={false} title={text('confirmation.eligibility')}>
          <Text>{text('confirmation.upload')}</Text>
        </Alert>
      )}
      {hasNewMandate && (
        <Alert status="success" isLive={false} title={text('confirmation.mandate')}>
          <Text>{text('confirmation.mandateText')}</Text>
        </Alert>
      )}
      {memberships.length > 0 && <FeesCard order={order} memberships={memberships} />}
      {memberships.map((membership) => (
        <MembershipCard key={membership.id} membership={membership} />
      ))}
      {bookingsOf(order).map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
      {memberships.length === 0 && (
        <Text size="lg">
          {text('confirmation.paidTotal')}: <strong>{order.total.formatted}</strong>
        </Text>
      )}
      {memberships.length > 0 && <MemberCode />}
      <ReceiptCard order={order} />
      {accountUrl !== null && (
        <Stack gap="3" align="start">
          <Text>{text('confirmation.account')}</Text>
          <ButtonLink href={accountUrl}>{text('confirmation.toAccount')}</ButtonLink>
        </Stack>
      )}
    </Stack>
  );
}
