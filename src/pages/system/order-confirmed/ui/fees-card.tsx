import type { MembershipOrderItem, Order } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { splitPaidLines } from '../lib/paid-lines';
import { text } from '../texts';

type FeesCardProps = { order: Order; memberships: readonly MembershipOrderItem[] };

/**
 * What was paid: the centre, each fee and the total (Requirement C6.4). Other items of the order are listed between
 * the fees and the total, which includes both.
 */
export function FeesCard({ order, memberships }: FeesCardProps) {
  const isSinglePayment = memberships.every(({ paymentType }) => paymentType === 'fixed');
  const { feeLines, otherLines } = splitPaidLines(order);
  const [firstMembership] = memberships;
  const totalRow = { label: text('confirmation.paidTotal'), value: order.total.formatted, isStrong: true };
  return (
    <Card as="section" aria-labelledby="fees">
      {firstMembership && <Text tone="muted">{firstMembership.homeVenue.name}</Text>}
      <Heading level={2} id="fees">
        {text(isSinglePayment ? 'confirmation.single' : 'confirmation.recurring')}
      </Heading>
      {otherLines.length === 0 ? (
        <SummaryList label={text('confirmation.paidTotal')} rows={[...feeLines, totalRow]} />
      ) : (
        <>
          <SummaryList
            label={text(isSinglePayment ? 'confirmation.single' : 'confirmation.recurring')}
            rows={feeLines}
          />
          <Heading level={3} size="sm" marginTop="4">
            {text('confirmation.alsoPaid')}
          </Heading>
          <SummaryList label={text('confirmation.paidTotal')} rows={[...otherLines, totalRow]} />
        </>
      )}
    </Card>
  );
}
