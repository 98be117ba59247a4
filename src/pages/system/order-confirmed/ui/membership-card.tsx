import { formatPeriod, membershipText } from '@/entities/membership';
import type { MembershipOrderItem } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { text } from '../texts';

const TITLES_BY_PURPOSE = {
  new: text('confirmation.membership'),
  change: text('confirmation.membershipChanged'),
  renewal: text('confirmation.membershipRenewed'),
} as const;

/**
 * 'Your new membership' (Requirement C6.6), or a title for a changed or renewed one. An order without a purpose counts
 * as new.
 */
export function MembershipCard({ membership }: { membership: MembershipOrderItem }) {
  const { id, startDate, endDate, name, categories, baseFee, paymentType, prettyFirstBillingDate } =
    membership;
  const duration = formatPeriod(membership.paymentOption) ?? text('confirmation.monthly');
  const title = TITLES_BY_PURPOSE[membership.purpose ?? 'new'];
  const titleId = `membership-${id}`;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      <SummaryList
        label={title}
        rows={[
          { label: text('confirmation.startDate'), value: formatLongDate(startDate) },
          { label: text('confirmation.endDate'), value: endDate && formatLongDate(endDate) },
          { label: text('confirmation.membershipName'), value: name },
          {
            label: text('confirmation.categories'),
            value: categories.map((category) => category.name).join(', '),
          },
          {
            label: membershipText('costs.membershipFee'),
            value:
              paymentType === 'recurring'
                ? membershipText('membership.perMonth', { price: baseFee.price.formatted })
                : baseFee.price.formatted,
          },
          { label: text('confirmation.duration'), value: duration },
          { label: text('confirmation.firstPayment'), value: prettyFirstBillingDate },
        ]}
      />
    </Card>
  );
}
