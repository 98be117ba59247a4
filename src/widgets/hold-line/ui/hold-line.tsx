import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { cartRequested } from '@/entities/cart';
import { type ServerClock, useServerNow } from '@/entities/session';
import { $basketFailure, $changes, holdExtended } from '@/features/change-basket';
import type { Cart } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { getPageTime } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const MINUTE_MS = 60_000;
/** From this remaining time on, the hold is announced to screen readers. */
const ANNOUNCED_FROM_MS = 5 * MINUTE_MS;

/** Shows until when the places are held, a button to extend the hold, and what happens after it lapses. WCAG 2.2.1. */
export function HoldLine({ cart, isShort = false }: { cart: Cart; isShort?: boolean }) {
  const failure = useUnit($basketFailure);
  const clock = useMemo(
    () => ({ serverTime: Date.parse(cart.serverTime), receivedAt: getPageTime() }),
    [cart.serverTime],
  );
  return (
    <>
      <HoldStatus cart={cart} clock={clock} isShort={isShort} />
      {failure?.change.kind === 'extendHold' && (
        <Alert status="warning" title={text('hold.refused')}>
          {failure.message}
        </Alert>
      )}
    </>
  );
}

interface HoldStatusProps {
  readonly cart: Cart;
  readonly clock: ServerClock;
  /** Whether it is shown in a bar, on one line while there is plenty of time. */
  readonly isShort: boolean;
}

function HoldStatus({ cart: { items, holdUntil }, clock, isShort }: HoldStatusProps) {
  if (items.some(({ hold }) => hold?.state === 'lapsed'))
    return (
      <Alert status="warning" title={text('hold.lapsed')}>
        <KeepButton label={text('hold.again')} />
      </Alert>
    );
  return holdUntil === null ? null : (
    <HoldCountdown key={holdUntil} lapsesAt={Date.parse(holdUntil)} clock={clock} isShort={isShort} />
  );
}

interface HoldCountdownProps extends Omit<HoldStatusProps, 'cart'> {
  readonly lapsesAt: number;
}

function HoldCountdown({ lapsesAt, clock, isShort }: HoldCountdownProps) {
  const requestCart = useUnit(cartRequested);
  const [isDismissed, setDismissed] = useState(false);
  const now = useServerNow(clock, lapsesAt - clock.serverTime < 24 * 60 * MINUTE_MS);
  const msLeft = lapsesAt - now;
  const isOver = msLeft <= 0;
  useEffect(() => {
    if (isOver) requestCart();
  }, [isOver, requestCart]);
  const minutesLeft = Math.ceil(msLeft / MINUTE_MS);
  const isLastMinute = msLeft > 0 && msLeft <= MINUTE_MS;
  return (
    <>
      <Stack direction="row" gap="4" rowGap="0" align="center">
        <Text hasFigures size={isShort ? 'sm' : 'md'}>
          {text(isShort ? 'hold.untilShort' : 'hold.until', { time: toLocalTime(lapsesAt).time })}
        </Text>
        {/* Screen readers read this text on demand; announcements are in the status below. */}
        <Box display={isShort && msLeft > ANNOUNCED_FROM_MS ? { base: 'none', md: 'contents' } : 'contents'}>
          <Text hasFigures size={isShort ? 'sm' : 'md'} tone="muted" role="timer" aria-live="off">
            {formatRemaining(minutesLeft)}
          </Text>
          <KeepButton label={text('hold.keep')} />
        </Box>
      </Stack>
      <VisuallyHidden role="status">
        {msLeft <= ANNOUNCED_FROM_MS && minutesLeft > 1 && minutesLeft === ANNOUNCED_FROM_MS / MINUTE_MS
          ? text('hold.minutes', { n: minutesLeft })
          : ''}
      </VisuallyHidden>
      <Modal
        isOpen={isLastMinute && !isDismissed}
        onClose={() => setDismissed(true)}
        title={text('hold.soon')}
        size="sm"
        footer={
          <>
            <KeepButton label={text('hold.keep')} isMain onPressed={() => setDismissed(true)} />
            <Button variant="secondary" onClick={() => setDismissed(true)}>
              {text('hold.close')}
            </Button>
          </>
        }
      >
        <Text>{text('hold.until', { time: toLocalTime(lapsesAt).time })}</Text>
      </Modal>
    </>
  );
}

/** The remaining time of the hold; '' if it lasts for hours. */
function formatRemaining(minutesLeft: number): string {
  if (minutesLeft < 1 || minutesLeft > 60) return '';
  return minutesLeft === 1 ? text('hold.oneLeft') : text('hold.left', { n: minutesLeft });
}

interface KeepButtonProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly onPressed?: () => void;
}

function KeepButton({ label, isMain = false, onPressed }: KeepButtonProps) {
  const { changes, extend } = useUnit({ changes: $changes, extend: holdExtended });
  return (
    <Button
      variant={isMain ? 'primary' : 'text'}
      isBusy={changes.some(({ kind }) => kind === 'extendHold')}
      onClick={() => {
        onPressed?.();
        extend();
      }}
    >
      {label}
    </Button>
  );
}
