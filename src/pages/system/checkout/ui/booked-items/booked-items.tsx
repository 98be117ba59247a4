import { chakra } from '@chakra-ui/react/styled-system';
import { formatCancelRule } from '@/entities/booking';
import { sortByBasketOrder } from '@/entities/cart';
import { formatDayAndTimes, shortDayName } from '@/entities/session';
import type { Cart } from '@/shared/api';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { findItemAmount } from '../../lib/find-amount';
import { text } from './texts';

const List = chakra('ul', {
  base: { margin: '0', padding: '0', listStyle: 'none', overflowWrap: 'anywhere' },
});
const ItemLine = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    paddingY: '3',
    '& + &': { borderTop: '1px solid', borderColor: 'line' },
    '& > :last-child': { flexShrink: '0', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

type CartItem = Cart['items'][number];

/** The places in sessions to be booked, each with its time, place, attendee and price. */
export function BookedItems({ items, serverTime }: { items: readonly CartItem[]; serverTime: number }) {
  return (
    <section aria-labelledby="booked-items">
      <Heading level={3} size="sm" id="booked-items" marginTop="3">
        {text('bookedItems.title')}
      </Heading>
      <List>
        {sortByBasketOrder(items).map((item) => (
          <ItemLine key={item.id}>
            <div>
              <Text tone="strong">
                {item.quantity === 1
                  ? item.name
                  : text('bookedItems.several', { name: item.name, quantity: String(item.quantity) })}
              </Text>
              {item.when && (
                <Text size="sm">{formatDayAndTimes(shortDayName(item.when.localDate), item.when)}</Text>
              )}
              {item.where && (
                <Text size="sm" tone="muted">
                  {[item.where.space, item.where.venue.name].filter(Boolean).join(', ')}
                </Text>
              )}
              {item.where && item.description && <Text size="sm">{item.description}</Text>}
              {[item.benefit, item.package].map(
                (usedReduction) =>
                  usedReduction && (
                    <Text key={usedReduction.id} size="sm">
                      {text('bookedItems.reduced', { name: usedReduction.name })}
                    </Text>
                  ),
              )}
              {item.attendee && (
                <Text size="sm" tone="muted">
                  {text('bookedItems.for', { name: item.attendee.name })}
                </Text>
              )}
              {item.cancelling && (
                <Text size="sm" tone="muted">
                  {formatCancelRule({ ...item.cancelling, days: item.days ?? null }, serverTime).join(' ')}
                </Text>
              )}
              {item.hold?.state === 'lost' && <Text size="sm">{text('bookedItems.lost')}</Text>}
            </div>
            <div>
              <Text tone="strong">{findItemAmount(item)}</Text>
              {item.hold?.state !== 'lost' && item.fullPrice.amount > item.price.amount && (
                <Text size="sm" tone="muted">
                  <VisuallyHidden>{`${text('bookedItems.fullPrice')} `}</VisuallyHidden>
                  <s>{item.fullPrice.formatted}</s>
                </Text>
              )}
            </div>
          </ItemLine>
        ))}
      </List>
    </section>
  );
}
