import { useEffect, useId, useRef } from 'react';
import { bookings } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const CONTROLS = 'a, button, input, select, textarea';

interface ToBasketProps {
  /** It was added on this page: who has lost the focus over it goes on here. */
  readonly isNew?: boolean;
}

/** The session is in the basket, with the way there. */
export function ToBasket({ isNew = false }: ToBasketProps) {
  const id = useId();
  /** What had the focus when this came; null once the focus has been led on. */
  const before = useRef<Element | null | undefined>(undefined);
  // The button that was pressed may go after this has come. Who has gone on elsewhere is not called back.
  useEffect(() => {
    const now = document.activeElement;
    if (!isNew) before.current = undefined;
    else if (before.current === undefined) before.current = now;
    if (!isNew || before.current === null || now?.matches(CONTROLS)) return;
    if (before.current !== now && before.current?.isConnected) return;
    before.current = null;
    document.getElementById(id)?.focus({ preventScroll: true });
  });
  return (
    <Stack direction="row" gap="3" rowGap="0" align="center">
      <Text as="span" size="sm" tone="strong">
        {text('book.inBasket')}
      </Text>
      <Link id={id} to={bookings.basket} isStandalone>
        {text('book.toBasket')}
      </Link>
    </Stack>
  );
}
