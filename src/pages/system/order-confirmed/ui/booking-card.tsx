import type { BookingOrderItem } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { formatBookedTime } from '../lib/format-booked-time';
import { text } from '../texts';

/** An activity of the order, with its price lines. */
export function BookingCard({ booking }: { booking: BookingOrderItem }) {
  const { id, related, variant, quantity, priceBreakdown } = booking;
  const titleId = `booking-${id}`;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {related.simpleName}
      </Heading>
      <SummaryList
        label={text('confirmation.booking')}
        rows={[
          { key: 'venue', label: text('confirmation.centre'), value: related.venue },
          { key: 'variant', label: text('confirmation.booking'), value: variant },
          { key: 'when', label: text('confirmation.when'), value: formatBookedTime(booking) },
          { key: 'quantity', label: text('confirmation.quantity'), value: quantity },
          ...priceBreakdown.map(({ label, price }, index) => ({
            key: `price ${index}`,
            label,
            value: price.formatted,
          })),
        ]}
      />
    </Card>
  );
}
