import { feeName } from '@/entities/membership';
import type { MembershipOrderItem, Order } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

type FeesCardProps = { order: Order; memberships: readonly MembershipOrderItem[] };

/** What was paid: the centre, each fee, the total (Spec, joining §2 "Order confirmation screen"). */
export function FeesCard({ order, memberships }: FeesCardProps) {
  const isSingle = memberships.every(({ paymentType }) => paymentType === 'fixed');
  const fees = memberships.flatMap(({ id, fees }) =>
    fees.map((fee, index) => ({
      key: `${id} ${index}`,
      label: feeName(fee),
      value: fee.price.formatted,
    })),
  );
  const [first] = memberships;
  return (
    <Card as="section" aria-labelledby="fees">
      {first && <Text tone="muted">{first.homeVenue.name}</Text>}
      <Heading level={2} id="fees">
        {text(isSingle ? 'confirmation.single' : 'confirmation.recurring')}
      </Heading>
      <SummaryList
        label={text('confirmation.paidTotal')}
        rows={[
          ...fees,
          { label: text('confirmation.paidTotal'), value: order.total.formatted, isStrong: true },
        ]}
      />
    </Card>
  );
}
