import { useUnit } from 'effector-react';
import { $cart } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type Bookable, isOfWeeks } from '../lib/bookable';
import { countPlacesInBasket } from '../lib/items';
import { $addedItems, $busyIds, bookClicked } from '../model/book-place';
import { Chooser, type ChooserProps } from './chooser';
import { text } from './places-texts';
import { ToBasket } from './to-basket';

/** Lets a customer choose attendees and prices and add them to the basket; a visitor is asked to log in first. */
export function Places({ bookable, session, slug, onForm }: ChooserProps) {
  const { token, cart, addedItems } = useUnit({ token: $token, cart: $cart, addedItems: $addedItems });
  const isNew = addedItems.some((item) => isOfWeeks(item, bookable));
  const isInBasket = isNew || countPlacesInBasket(cart, bookable.id) > 0;
  return (
    <Stack gap="4">
      {isInBasket && <ToBasket isNew={isNew} />}
      {token === null ? (
        <Visitor bookable={bookable} slug={slug} />
      ) : (
        <Chooser bookable={bookable} slug={slug} {...(session && { session })} {...(onForm && { onForm })} />
      )}
    </Stack>
  );
}

function Visitor({ bookable, slug }: Omit<ChooserProps, 'onForm' | 'session'>) {
  const { book, busyIds } = useUnit({ book: bookClicked, busyIds: $busyIds });
  if (!bookable.hasRoom) return null;
  return (
    <Stack gap="2">
      <Button isBusy={busyIds.has(bookable.id)} onClick={() => book({ ...toPlaceToBook(bookable), slug })}>
        {text('session.book')}
      </Button>
      <Text size="sm" tone="muted">
        {text('session.logInToBook')}
      </Text>
    </Stack>
  );
}

const toPlaceToBook = ({ id: sessionId, type }: Bookable) =>
  type === 'course' ? { sessionId, type } : { sessionId };
