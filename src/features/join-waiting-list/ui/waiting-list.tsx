import { useUnit } from 'effector-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { useLostFocus } from '@/shared/ui/lost-focus';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { canWait, listOwnEntries, type WaitingTarget } from '../lib/candidates';
import { excludeWaitingPeople } from '../lib/joining';
import { $newEntries, $waitingFailure } from '../model/waiting';
import { text } from '../texts';
import { JoinWaitingListForm } from './joining';
import { WaitingPosition } from './waiting-position';

interface WaitingListProps {
  readonly session: WaitingTarget;
  /** Opens the log-in for a visitor; null for a customer. */
  readonly onLogIn: (() => void) | null;
}

/** The waiting list of a full session or course, or of a camp's full days: first to join, then with the position or offer. */
export function WaitingList({ session, onLogIn }: WaitingListProps) {
  const { newEntries, failure } = useUnit({ newEntries: $newEntries, failure: $waitingFailure });
  const { isOpen, length } = session.waitingList;
  const entries = listOwnEntries(session, newEntries);
  const isFirst = entries.length === 0;
  const remainingTarget = excludeWaitingPeople(session, entries);
  const headingId = useId();
  return (
    <Stack gap="3" role="group" aria-labelledby={headingId}>
      <WaitingListHeading id={headingId} shownText={entries.map((entry) => entry.id).join(' ')} />
      {entries.map((entry) => (
        <WaitingPosition key={entry.id} entry={entry} />
      ))}
      {isFirst && <Text size="sm">{isOpen ? formatLength(length) : text('waiting.full')}</Text>}
      {isFirst &&
        isOpen &&
        (onLogIn ? (
          <LogInPrompt session={session} onLogIn={onLogIn} />
        ) : (
          <JoinWaitingListForm session={session} />
        ))}
      {!isFirst && isOpen && remainingTarget.people.some(canWait) && (
        <JoinAgain key={entries.length} session={remainingTarget} />
      )}
      {failure?.id === session.id && (
        <RefusalAlert
          refusal={failure}
          notDone={text(isFirst ? 'waiting.notJoined' : 'waiting.notAdded')}
          unknown={text('waiting.outcomeUnknown')}
        />
      )}
    </Stack>
  );
}

/** A heading that takes the focus when the pressed button is replaced by the position, or the other way round. */
function WaitingListHeading({ id, shownText }: { id: string; shownText: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, shownText);
  return (
    <Heading level={2} size="sm" id={id} ref={heading} tabIndex={-1}>
      {text('waiting.heading')}
    </Heading>
  );
}

/** Joining again for other people, or for a camp also for other days. */
function JoinAgain({ session }: { session: WaitingTarget }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="3" align="start">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(session.days ? 'waiting.again' : 'waiting.forOthers')}
      </Button>
      {isOpen && <JoinWaitingListForm session={session} />}
    </Stack>
  );
}

function LogInPrompt({ session, onLogIn }: { session: WaitingTarget; onLogIn: () => void }) {
  return (
    <Stack gap="2">
      <Button variant={session.canBookOtherDays ? 'secondary' : 'primary'} onClick={onLogIn}>
        {text('waiting.join')}
      </Button>
      <Text size="sm" tone="muted">
        {text('waiting.logIn')}
      </Text>
    </Stack>
  );
}

function formatLength(length: number): string {
  if (length === 0) return text('waiting.none');
  return length === 1 ? text('waiting.one') : text('waiting.many', { n: length });
}
