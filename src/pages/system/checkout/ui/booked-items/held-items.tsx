import { sortByBasketOrder } from '@/entities/cart';
import { formatDayAndTimes, shortDayName } from '@/entities/session';
import type { Cart } from '@/shared/api';
import { Box } from '@/shared/ui/box';
import { Text } from '@/shared/ui/text';
import { HoldLine } from '@/widgets/hold-line';

/** Above the payment: until when the places are held and, if the summary is folded, the list of places. */
export function HeldItems({ cart, items }: { cart: Cart; items: Cart['items'] }) {
  return (
    <Box marginBottom="4">
      <Box display={{ base: 'block', xl: 'none' }}>
        {sortByBasketOrder(items).map(({ id, name, when, attendee }) => (
          <Text key={id}>
            {[name, when && formatDayAndTimes(shortDayName(when.localDate), when), attendee?.name]
              .filter(Boolean)
              .join(', ')}
          </Text>
        ))}
      </Box>
      <HoldLine cart={cart} />
    </Box>
  );
}
