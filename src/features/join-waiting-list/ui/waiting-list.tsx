import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import type { WaitingEntry } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Awaited } from '../lib/candidates';
import { $joined, $waitingFailure } from '../model/waiting';
import { text } from '../texts';
import { Joining } from './joining';
import { Rank } from './rank';

interface WaitingListProps {
  readonly session: Awaited;
  /** Null for a customer. */
  readonly onLogIn: (() => void) | null;
}

/** The waiting list of a full session or course, or of full days of a camp: who would come, and afterwards the rank or the offer. */
export function WaitingList({ session, onLogIn }: WaitingListProps) {
  const { joined, failure } = useUnit({ joined: $joined, failure: $waitingFailure });
  const { isOpen, length, mine } = session.waitingList;
  const entry = mine ?? joined.get(session.id) ?? null;
  const headingId = useId();
  return (
    <Stack gap="3" role="group" aria-labelledby={headingId}>
      <MovedHeading id={headingId} entry={entry} />
      {entry && <Rank entry={entry} />}
      {!entry && <Text size="sm">{isOpen ? lengthText(length) : text('waiting.full')}</Text>}
      {!entry && isOpen && (onLogIn ? <Visitor onLogIn={onLogIn} /> : <Joining session={session} />)}
      {failure?.id === session.id && (
        <Alert status="danger" title={text('waiting.notJoined')}>
          {failure.message}
        </Alert>
      )}
    </Stack>
  );
}

/** Takes the focus when the button that was pressed is replaced by the rank, or the other way round. */
function MovedHeading({ id, entry }: { id: string; entry: WaitingEntry | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(entry?.id ?? null);
  const entryId = entry?.id ?? null;
  useEffect(() => {
    if (before.current !== entryId && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    before.current = entryId;
  }, [entryId]);
  return (
    <Heading level={2} size="sm" id={id} ref={heading} tabIndex={-1}>
      {text('waiting.heading')}
    </Heading>
  );
}

function Visitor({ onLogIn }: { onLogIn: () => void }) {
  return (
    <Stack gap="2">
      <Button onClick={onLogIn}>{text('waiting.join')}</Button>
      <Text size="sm" tone="muted">
        {text('waiting.logIn')}
      </Text>
    </Stack>
  );
}

function lengthText(length: number): string {
  if (length === 0) return text('waiting.none');
  return length === 1 ? text('waiting.one') : text('waiting.many', { n: length });
}
