import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { formatMoment, useServerNow } from '@/entities/session';
import type { WaitingEntry } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $answerFailure, $pendingAnswer, acceptClicked, declineClicked } from '../model/answer-offer';
import { text } from '../offer-texts';

const MINUTE_MS = 60_000;
/** The time left is announced once, at this many minutes. */
const ANNOUNCED_MINUTES = 5;

interface OfferProps {
  readonly entry: WaitingEntry;
  /** When the entry arrived, by the page's clock. */
  readonly receivedAt: number;
  /** Called when the offer has ended by the server's clock. */
  readonly onEnded?: () => void;
}

/** How long the offer is open, for whom and at which price, with its two buttons. Uses the server's clock. */
export function Offer({ entry, receivedAt, onEnded }: OfferProps) {
  const { attendees, offerUntil, price } = entry;
  const serverTime = Date.parse(entry.serverTime);
  const clock = useMemo(() => ({ serverTime, receivedAt }), [serverTime, receivedAt]);
  const now = useServerNow(clock, true);
  const msLeft = offerUntil ? Date.parse(offerUntil.at) - now : 0;
  const isOver = msLeft <= 0;
  useEffect(() => {
    if (isOver) onEnded?.();
  }, [isOver, onEnded]);
  const minutesLeft = Math.floor(msLeft / MINUTE_MS);
  if (isOver)
    return (
      <Text role="status" tone="strong">
        {text('ended.expired')}
      </Text>
    );
  return (
    <>
      <Stack gap="1">
        {offerUntil && (
          <Text tone="strong" size="lg">
            {text('offer.until', { time: formatMoment(offerUntil) })}
          </Text>
        )}
        {/* A screen reader reads this on reaching it; the status below is announced. */}
        <Text role="timer" aria-live="off" hasFigures>
          {formatTimeLeft(minutesLeft)}
        </Text>
        <VisuallyHidden role="status">
          {minutesLeft === ANNOUNCED_MINUTES ? formatTimeLeft(minutesLeft) : ''}
        </VisuallyHidden>
        <Text>{text('offer.for', { names: attendees.map(({ name }) => name).join(', ') })}</Text>
        {price && <Text hasFigures>{text('offer.price', { price: price.formatted })}</Text>}
      </Stack>
      <AnswerButtons id={entry.id} />
    </>
  );
}

function AnswerButtons({ id }: { id: string }) {
  const { pendingAnswer, failure, accept, decline } = useUnit({
    pendingAnswer: $pendingAnswer,
    failure: $answerFailure,
    accept: acceptClicked,
    decline: declineClicked,
  });
  const isSending = (answer: 'accept' | 'decline') =>
    pendingAnswer?.id === id && pendingAnswer.answer === answer;
  return (
    <Stack gap="3" align="start">
      {failure?.id === id && (
        <Alert
          status="danger"
          title={text(failure.answer === 'accept' ? 'offer.notTaken' : 'offer.notLetGo')}
        >
          {failure.message}
        </Alert>
      )}
      <Stack direction="row" gap="4" align="center">
        <Button isBusy={isSending('accept')} onClick={() => accept(id)}>
          {text('offer.take')}
        </Button>
        <Button variant="secondary" isBusy={isSending('decline')} onClick={() => decline(id)}>
          {text('offer.letGo')}
        </Button>
      </Stack>
    </Stack>
  );
}

function formatTimeLeft(minutesLeft: number): string {
  if (minutesLeft < 1) return text('offer.lastMinute');
  return minutesLeft === 1 ? text('offer.oneLeft') : text('offer.left', { n: minutesLeft });
}
