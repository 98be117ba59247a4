import { bookings } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** The session is in the basket, with the way there. */
export function ToBasket() {
  return (
    <Stack direction="row" gap="3" rowGap="0" align="center">
      <Text as="span" size="sm" tone="strong">
        {text('book.inBasket')}
      </Text>
      <Link to={bookings.basket} isStandalone>
        {text('book.toBasket')}
      </Link>
    </Stack>
  );
}
