import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { formatSessionState } from '@/entities/session';
import { calculateHirePrice } from '@/features/choose-attendees';
import type { SlotCell, SlotGrid } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { bookings } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { $busyIds, bookClicked } from '@/widgets/book-place';
import { findUnavailableReason } from '../lib/unavailable-reason';
import { $hiredIds } from '../model/space';
import { text } from '../texts';

const StateText = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    fontSize: 'sm',
    lineHeight: 'snug',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  variants: { isOwn: { true: { color: 'fg', fontWeight: 'bold' } } },
});
const SlotFrame = styled('div', { base: { outline: 'none' } });

interface SlotProps {
  readonly cell: SlotCell;
  /** "18:00 to 18:50". */
  readonly time: string;
  readonly court: string;
  /** Extras that can be hired with a court. */
  readonly hireable: SlotGrid['extras'];
  /** The slug of the centre. */
  readonly slug: string;
  /** The server's time, in milliseconds. */
  readonly now: number;
}

/** One court at one time: a button with its price (including hire) if it is free, otherwise text. */
export function Slot({ cell, time, court, hireable, slug, now }: SlotProps) {
  const { config, busyIds, hiredIds, bookSlot } = useUnit({
    config: $config,
    busyIds: $busyIds,
    hiredIds: $hiredIds,
    bookSlot: bookClicked,
  });
  const frame = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const { state, sessionId, price } = cell;
  useEffect(() => {
    // The pressed button has disappeared, so its cell is focused and its new text is read out.
    if (state === 'free' || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [state]);
  const bookLabel = price
    ? text('space.book', {
        price: formatMoney(price.amount + calculateHirePrice(hireable, hiredIds), config.currency),
      })
    : text('space.bookMembers');
  return (
    <SlotFrame ref={frame} tabIndex={-1}>
      {state === 'free' && sessionId ? (
        <Button
          variant="secondary"
          isRow
          isBusy={busyIds.has(sessionId)}
          aria-label={text('space.slot', { book: bookLabel, time, court })}
          onClick={() => {
            wasPressed.current = true;
            bookSlot({ sessionId, slug, extras: hiredIds });
          }}
        >
          {bookLabel}
        </Button>
      ) : (
        <SlotState cell={cell} now={now} />
      )}
    </SlotFrame>
  );
}

function SlotState({ cell, now }: { cell: SlotCell; now: number }) {
  const { state, opensAt } = cell;
  switch (state) {
    case 'in_basket':
      return (
        <Link to={bookings.basket} isStandalone>
          {text('space.inBasket')}
        </Link>
      );
    case 'booked':
      return <StateText isOwn>{text('space.booked')}</StateText>;
    case 'not_yet':
      return <StateText>{formatSessionState({ state, opensAt, remaining: 1, notice: null }, now)}</StateText>;
    default:
      return <StateText>{findUnavailableReason(cell)}</StateText>;
  }
}
