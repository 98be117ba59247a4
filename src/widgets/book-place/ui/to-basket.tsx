import Check from 'lucide-react/icons/check';
import { useEffect, useId, useRef } from 'react';
import { bookings } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const CONTROLS = 'a, button, input, select, textarea';

const Chip = styled('span', {
  base: {
    display: 'inline-flex',
    // The chip is 28 px high, but its link is as high as a touch target.
    '& a': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '1.75rem',
      paddingX: '3',
      borderRadius: 'full',
      background: 'success.tint',
      color: 'success',
      fontSize: 'sm',
      fontWeight: 'bold',
      textDecoration: 'none',
    },
    '& a::after': { content: '""', position: 'absolute', insetX: '0', insetY: '-2' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

interface ToBasketProps {
  /** Whether it was added on this page; if the focus was lost, it then moves here. */
  readonly isNew?: boolean;
}

/** Shows that the session is in the basket, with a link to it. */
export function ToBasket({ isNew = false }: ToBasketProps) {
  const id = useId();
  /** The element that was focused when this link appeared; null after the focus has been moved here. */
  const lastFocused = useRef<Element | null | undefined>(undefined);
  // The pressed button may disappear after this link appears. If the customer has moved the focus elsewhere, it stays
  // there.
  useEffect(() => {
    const focused = document.activeElement;
    if (!isNew) lastFocused.current = undefined;
    else if (lastFocused.current === undefined) lastFocused.current = focused;
    if (!isNew || lastFocused.current === null || focused?.matches(CONTROLS)) return;
    if (lastFocused.current !== focused && lastFocused.current?.isConnected) return;
    lastFocused.current = null;
    document.getElementById(id)?.focus({ preventScroll: true });
  });
  return (
    <Chip>
      <Link id={id} to={bookings.basket}>
        <Icon of={Check} size={16} />
        <span>{text('book.inBasket')}</span>
        <VisuallyHidden>{` ${text('book.toBasket')}`}</VisuallyHidden>
      </Link>
    </Chip>
  );
}
