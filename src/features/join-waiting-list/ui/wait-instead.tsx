import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $busyId, $joined, $waitingFailure, joinClicked } from '../model/waiting';
import { text } from '../texts';

interface WaitInsteadProps {
  readonly sessionId: string;
  readonly attendeeId: string;
  /** Of the session, with its time. */
  readonly name: string;
}

/** For a place that was lost: the way onto the waiting list, and then the rank. */
export function WaitInstead({ sessionId, attendeeId, name }: WaitInsteadProps) {
  const { busyId, joined, failure, join } = useUnit({
    busyId: $busyId,
    joined: $joined,
    failure: $waitingFailure,
    join: joinClicked,
  });
  const entry = joined.get(sessionId);
  const isFor = entry?.attendees.some(({ id }) => id === attendeeId);
  return (
    <Stack gap="1" align="start">
      <Text role="status" size="sm" tone="strong">
        {entry && isFor && entry.rank !== null
          ? text('waiting.rank', { rank: entry.rank, length: entry.length })
          : ''}
      </Text>
      {!entry && (
        <Button
          variant="text"
          isBusy={busyId === sessionId}
          aria-label={text('waiting.joinNamed', { name })}
          onClick={() => join({ sessionId, attendeeIds: [attendeeId] })}
        >
          {text('waiting.join')}
        </Button>
      )}
      {failure?.id === sessionId && (
        <Text role="alert" size="sm">
          {failure.message}
        </Text>
      )}
    </Stack>
  );
}
