import { CampDayList } from '@/entities/camp';
import type { BookingOrderItem, Order } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { formatCancellation, formatSessionTime } from '../lib/booked-session';
import { text } from '../texts';

interface BookedSessionCardProps {
  readonly order: Order;
  readonly item: BookingOrderItem;
  readonly session: NonNullable<BookingOrderItem['booking']>;
}

/** A place in a session: its time, place, attendee, what to bring, and until when it can be cancelled. */
export function BookedSessionCard({ order, item, session }: BookedSessionCardProps) {
  const { related, variant, quantity, priceBreakdown } = item;
  // Two children, or two prices, in one session are two cards that need different titles.
  const attendeeOrPrice = session.attendee?.name ?? priceBreakdown[0]?.label;
  const cardLabel = [related.simpleName, formatSessionTime(session), attendeeOrPrice]
    .filter(Boolean)
    .join(', ');
  return (
    <Card as="section" aria-label={cardLabel}>
      <Stack gap="3">
        <Stack gap="1">
          <Heading level={2}>{related.simpleName}</Heading>
          {session.days ? (
            <CampDayList days={session.days} />
          ) : (
            <Text size="lg">{formatSessionTime(session)}</Text>
          )}
        </Stack>
        <SummaryList
          label={related.simpleName}
          rows={[
            {
              key: 'where',
              label: text('bookingConfirmed.where'),
              value: [variant, related.venue].filter(Boolean).join(', '),
            },
            { key: 'who', label: text('bookingConfirmed.who'), value: session.attendee?.name },
            {
              key: 'quantity',
              label: text('bookingConfirmed.places'),
              value: session.attendee === null ? quantity : null,
            },
            ...priceBreakdown.map(({ label, price }, index) => ({
              key: `price ${index}`,
              label,
              value: price.formatted,
            })),
          ]}
        />
        {session.instructions !== null && <Text>{session.instructions}</Text>}
        <Text tone="muted">{formatCancellation(session, order).join(' ')}</Text>
      </Stack>
    </Card>
  );
}
