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
import { $extras } from '../model/space';
import { text } from '../texts';

const Said = styled('span', {
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
const Frame = styled('div', { base: { outline: 'none' } });

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
  const { config, busyIds, extras, book } = useUnit({
    config: $config,
    busyIds: $busyIds,
    extras: $extras,
    book: bookClicked,
  });
  const frame = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { state, sessionId, price } = cell;
  useEffect(() => {
    // The pressed button has disappeared, so its cell is focused and its new text is read out.
    if (state === 'free' || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [state]);
  const label = price
    ? text('space.book', {
        price: formatMoney(price.amount + calculateHirePrice(hireable, extras), config.currency),
      })
    : text('space.bookMembers');
  return (
    <Frame ref={frame} tabIndex={-1}>
      {state === 'free' && sessionId ? (
        <Button
          variant="secondary"
          isRow
          isBusy={busyIds.has(sessionId)}
          aria-label={text('space.slot', { book: label, time, court })}
          onClick={() => {
            isPressed.current = true;
            book({ sessionId, slug, extras });
          }}
        >
          {label}
        </Button>
      ) : (
        <Words cell={cell} now={now} />
      )}
    </Frame>
  );
}

function Words({ cell, now }: { cell: SlotCell; now: number }) {
  const { state, opensAt } = cell;
  switch (state) {
    case 'in_basket':
      return (
        <Link to={bookings.basket} isStandalone>
          {text('space.inBasket')}
        </Link>
      );
    case 'booked':
      return <Said isOwn>{text('space.booked')}</Said>;
    case 'not_yet':
      return <Said>{formatSessionState({ state, opensAt, remaining: 1, notice: null }, now)}</Said>;
    default:
      return <Said>{findUnavailableReason(cell)}</Said>;
  }
}
