import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { WaitingEntry } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type Awaited, canWait, waitingAtFirst, waitingOf } from '../lib/candidates';
import { $busyId, $joined, $waitingFailure, joinClicked } from '../model/waiting';
import { text } from '../texts';
import { Rank } from './rank';

interface WaitingListProps {
  readonly session: Awaited;
  /** Null for a customer. */
  readonly onLogIn: (() => void) | null;
}

/** The waiting list of a full session or course: who would come, and afterwards the rank or the offer. */
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

function Joining({ session }: { session: Awaited }) {
  const { busyId, join } = useUnit({ busyId: $busyId, join: joinClicked });
  const [made, setMade] = useState(() => waitingAtFirst(session));
  const [isMissing, setMissing] = useState(false);
  const errorId = useId();
  const chosen = waitingOf(session, made);
  const { people } = session;
  const choose = (id: string, isChosen: boolean) => {
    setMissing(false);
    setMade(new Set([...chosen.filter((one) => one !== id), ...(isChosen ? [id] : [])]));
  };
  const candidates = people.filter(canWait);
  return (
    <Stack gap="3">
      <Stack gap="1" role="group" aria-label={text('waiting.who')}>
        <Text size="sm" tone="strong" aria-hidden="true">
          {text('waiting.who')}
        </Text>
        {people.map((person) => {
          const { id, name, relation, age } = person.attendee;
          const title = relation === 'child' && age !== null ? text('waiting.aged', { name, age }) : name;
          return canWait(person) ? (
            <Checkbox
              key={id}
              isChecked={chosen.includes(id)}
              onCheckedChange={(isChosen) => choose(id, isChosen)}
            >
              {title}
            </Checkbox>
          ) : (
            <Text key={id} size="sm" tone="muted">
              {[title, person.verdict.message].filter(Boolean).join(': ')}
            </Text>
          );
        })}
      </Stack>
      {candidates.length > 0 && (
        <Stack gap="1">
          {isMissing && (
            <Text id={errorId} role="alert" tone="strong">
              {text('waiting.chooseWho')}
            </Text>
          )}
          <Button
            isBusy={busyId === session.id}
            {...(isMissing ? { 'aria-describedby': errorId } : {})}
            onClick={() =>
              chosen.length === 0 ? setMissing(true) : join({ sessionId: session.id, attendeeIds: chosen })
            }
          >
            {text('waiting.join')}
          </Button>
          <Text size="sm" tone="muted">
            {[text('waiting.note'), candidates.length > 1 ? text('waiting.together') : ''].join(' ').trim()}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function lengthText(length: number): string {
  if (length === 0) return text('waiting.none');
  return length === 1 ? text('waiting.one') : text('waiting.many', { n: length });
}
