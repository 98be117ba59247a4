import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { $servedCustomer } from '@/entities/customer';
import type { JoinWaitingListRequest } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { useLostFocus } from '@/shared/ui/lost-focus';
import { Stack } from '@/shared/ui/stack';
import { findJoinedEntry } from '../lib/candidates';
import { $busyId, $newEntries, $waitingFailure, joinClicked } from '../model/waiting';
import { text } from '../texts';
import { WaitingPosition } from './waiting-position';

interface QuickJoinWaitingListProps {
  readonly sessionId: string;
  readonly attendeeId: string;
  /** The name of the session. */
  readonly sessionName: string;
  /** The chosen days of a camp. */
  readonly days?: NonNullable<JoinWaitingListRequest['days']>;
}

/**
 * Joins a session's waiting list for one person with one press, then shows their position. Not for staff, who cannot join one for
 * a customer.
 */
export function QuickJoinWaitingList({
  sessionId,
  attendeeId,
  sessionName,
  days,
}: QuickJoinWaitingListProps) {
  const { servedCustomer, busyId, newEntries, failure, join } = useUnit({
    servedCustomer: $servedCustomer,
    busyId: $busyId,
    newEntries: $newEntries,
    failure: $waitingFailure,
    join: joinClicked,
  });
  const entry = findJoinedEntry(newEntries, sessionId, attendeeId);
  const frame = useRef<HTMLDivElement>(null);
  useLostFocus(frame, entry?.id);
  if (servedCustomer) return null;
  return (
    <Stack
      ref={frame}
      tabIndex={-1}
      gap="2"
      align="start"
      role="group"
      aria-label={text('waiting.headingOf', { name: sessionName })}
    >
      {entry ? (
        <WaitingPosition entry={entry} />
      ) : (
        <Button
          variant="secondary"
          isBusy={busyId === sessionId}
          onClick={() => join({ sessionId, attendeeIds: [attendeeId], ...(days ? { days } : {}) })}
        >
          {text('waiting.join')}
        </Button>
      )}
      {failure?.id === sessionId && (
        <Alert status="danger" title={text('waiting.notJoined')}>
          {failure.message}
        </Alert>
      )}
    </Stack>
  );
}
