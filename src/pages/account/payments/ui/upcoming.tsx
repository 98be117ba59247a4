import type { UpcomingPayment } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';
import { Amount, Facts, Row, Rows, Title } from './rows';

/** Upcoming collections, by date; nothing without any. */
export function UpcomingPayments({ items }: { items: readonly UpcomingPayment[] }) {
  if (items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="upcoming">
      <Stack gap="3">
        <Heading level={2} size="md" id="upcoming">
          {text('collections.heading')}
        </Heading>
        <Rows>
          {items.map(({ date, amount, items: collectedItems }) => (
            <Row key={date}>
              <div>
                <Title>{formatLongDate(date)}</Title>
                <Facts>
                  {[...collectedItems.map(({ label }) => label), text('collections.method')].join(' · ')}
                </Facts>
              </div>
              <Amount>{amount.formatted}</Amount>
            </Row>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}
