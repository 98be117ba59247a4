import { useUnit } from 'effector-react';
import { $cart } from '@/entities/cart';
import { dayName, formatForAges } from '@/entities/session';
import type { ActivitySession } from '@/shared/api';
import { sessionPath } from '@/shared/routes';
import { MOTION } from '@/shared/theme';
import { RowButton } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { countPlacesInBasket } from '../lib/items';
import { $addedItems, $busyIds, bookClicked } from '../model/book-place';
import { text } from '../texts';
import { BookedLink } from './booked-link';
import { ToBasket } from './to-basket';

/** Positioned above the link that covers the row. */
const Actions = styled('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: 'flex',
    // Stacked, because state and price need the space beside them.
    flexDirection: 'column',
    alignItems: 'flex-end',
    maxWidth: { base: '9.5rem', md: 'none' },
    rowGap: '1',
  },
});

/** Highlights the whole row once, when its place was added to the basket. */
const Pulse = styled('span', {
  base: {
    position: 'absolute',
    inset: '0',
    background: 'success.tint',
    opacity: '0',
    pointerEvents: 'none',
    animation: `pulse ${MOTION}`,
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
});

interface BookButtonProps {
  readonly session: ActivitySession;
  /** The slug of the centre. */
  readonly slug: string;
  /** The ID of the customer's booking of the session; null if there is none. */
  readonly bookingId: string | null;
}

/**
 * Shows whether the session is booked or in the basket, and the button to book it or the link to its waiting list.
 * There is no button if nobody the customer books for may come.
 */
export function BookButton({ session, slug, bookingId }: BookButtonProps) {
  const { cart, addedItems, busyIds, book } = useUnit({
    cart: $cart,
    addedItems: $addedItems,
    busyIds: $busyIds,
    book: bookClicked,
  });
  const { id, title, localDate, localStart, state, verdict } = session;
  const placesInBasket = countPlacesInBasket(cart, id);
  // Nobody the customer books for may come; the row shows why.
  const isRefused = verdict?.canBook === false;
  const hasRoom = !isRefused && (state === 'available' || state === 'few');
  const sessionName = { title, day: dayName(localDate), start: localStart };
  const isMine = placesInBasket > 0 || bookingId !== null;
  const isOfOtherAge = verdict?.code === 'too_young' || verdict?.code === 'too_old';
  const ages = !isMine && isOfOtherAge && session.age ? formatForAges(session.age) : null;
  if (ages !== null)
    return (
      <Actions>
        <Text
          as="span"
          size="sm"
          tone="muted"
          textAlign="end"
          // In two lines on a phone, so that the price beside it keeps its line.
          maxWidth={{ base: '6rem', md: 'none' }}
        >
          {ages}
        </Text>
      </Actions>
    );
  if (!hasRoom && !isMine)
    return session.waitingListOpen && !isRefused ? (
      <Actions>
        <ButtonLink
          variant="text"
          to={sessionPath(slug, id)}
          aria-label={text('book.waitNamed', sessionName)}
        >
          {text('book.wait')}
        </ButtonLink>
      </Actions>
    ) : null;
  const isNew = addedItems.some((item) => item.id === id);
  return (
    <>
      {isNew && <Pulse aria-hidden="true" />}
      <Actions>
        {bookingId !== null && <BookedLink id={bookingId} label={text('book.bookedNamed', sessionName)} />}
        {placesInBasket > 0 && <ToBasket isNew={isNew} />}
        {hasRoom && (
          <RowButton
            variant={isMine ? 'text' : 'secondary'}
            isRow
            isBusy={busyIds.has(id)}
            aria-label={text(isMine ? 'book.anotherNamed' : 'book.bookNamed', sessionName)}
            onClick={() => book({ sessionId: id, slug })}
          >
            {text(isMine ? 'book.another' : 'book.book')}
          </RowButton>
        )}
      </Actions>
    </>
  );
}
