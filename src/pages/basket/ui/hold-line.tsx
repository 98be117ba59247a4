import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { localTime, type ServerClock, useServerNow } from '@/entities/session';
import { $basketFailure, $changes, holdExtended } from '@/features/change-basket';
import type { Cart } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { holdEnded } from '../model/basket';
import { text } from '../texts';

const MINUTE_MS = 60_000;
/** From then on the time that is left is announced. */
const ANNOUNCED_MS = 5 * MINUTE_MS;

interface HoldLineProps {
  readonly cart: Cart;
  readonly clock: ServerClock;
}

/** Until when the places are held, the way to keep them for longer, and what is when they are not. WCAG 2.2.1. */
export function HoldLine(props: HoldLineProps) {
  const failure = useUnit($basketFailure);
  return (
    <>
      <Line {...props} />
      {failure?.change.kind === 'extendHold' && (
        <Alert status="warning" title={text('hold.refused')}>
          {failure.message}
        </Alert>
      )}
    </>
  );
}

function Line({ cart: { items, holdUntil }, clock }: HoldLineProps) {
  if (items.some(({ hold }) => hold?.state === 'lapsed'))
    return (
      <Alert status="warning" title={text('hold.lapsed')}>
        <KeepButton label={text('hold.again')} />
      </Alert>
    );
  return holdUntil === null ? null : <Held key={holdUntil} until={Date.parse(holdUntil)} clock={clock} />;
}

function Held({ until, clock }: { until: number; clock: ServerClock }) {
  const ended = useUnit(holdEnded);
  const [isDismissed, setDismissed] = useState(false);
  const now = useServerNow(clock, until - clock.serverTime < 24 * 60 * MINUTE_MS);
  const left = until - now;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) ended();
  }, [isOver, ended]);
  const minutes = Math.ceil(left / MINUTE_MS);
  const isLastMinute = left > 0 && left <= MINUTE_MS;
  return (
    <>
      <Stack direction="row" gap="4" rowGap="0" align="center">
        <Text isAmount>{text('hold.until', { time: localTime(until).time })}</Text>
        <KeepButton label={text('hold.keep')} />
      </Stack>
      <VisuallyHidden role="status">
        {left <= ANNOUNCED_MS && minutes > 1 && minutes === ANNOUNCED_MS / MINUTE_MS
          ? text('hold.minutes', { n: minutes })
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
        <Text>{text('hold.until', { time: localTime(until).time })}</Text>
      </Modal>
    </>
  );
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
      marginInlineStart={isMain ? undefined : '-2'}
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
