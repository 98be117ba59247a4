import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { FindByName } from '@/shared/ui/find-by-name';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { canWait, type WaitingTarget } from '../lib/candidates';
import {
  type ChosenWaitingDays,
  filterWaitableIds,
  findInitialAttendeeIds,
  toRequestedDays,
} from '../lib/joining';
import { $busyId, joinClicked } from '../model/waiting';
import { text } from '../texts';
import { WaitingDaysField } from './waiting-days-field';

const List = styled('ul', {
  base: { display: 'grid', gap: '1', margin: '0', padding: '0', listStyle: 'none' },
});

/** Chooses the people, for a camp also the days, and joins the waiting list. */
export function JoinWaitingListForm({ session }: { session: WaitingTarget }) {
  const { busyId, join } = useUnit({ busyId: $busyId, join: joinClicked });
  const [chosenAttendeeIds, setChosenAttendeeIds] = useState(() => findInitialAttendeeIds(session));
  const [chosenDays, setChosenDays] = useState<ChosenWaitingDays>({});
  const [isErrorShown, setErrorShown] = useState(false);
  const errorId = useId();
  const waitingIds = filterWaitableIds(session, chosenAttendeeIds);
  const days = toRequestedDays(session, chosenDays);
  const { people } = session;
  const choose = (id: string, isChosen: boolean) =>
    setChosenAttendeeIds(
      new Set([...waitingIds.filter((attendeeId) => attendeeId !== id), ...(isChosen ? [id] : [])]),
    );
  const candidates = people.filter(canWait);
  const missingTextKey = findMissingTextKey(waitingIds, days);
  const errorTextKey = isErrorShown ? missingTextKey : null;
  const send = () => {
    setErrorShown(missingTextKey !== null);
    if (missingTextKey === null)
      join({ sessionId: session.id, attendeeIds: waitingIds, ...(days === null ? {} : { days }) });
  };
  return (
    <Stack gap="3">
      <Stack gap="1" role="group" aria-label={text('waiting.who')}>
        <Text size="sm" tone="strong" aria-hidden="true">
          {text('waiting.who')}
        </Text>
        <FindByName
          items={people}
          getName={({ attendee }) => attendee.name}
          isChosen={({ attendee }) => waitingIds.includes(attendee.id)}
        >
          {(shownPeople) => (
            <List>
              {shownPeople.map((person) => (
                <li key={person.attendee.id}>
                  <Candidate
                    person={person}
                    isChosen={waitingIds.includes(person.attendee.id)}
                    onChoose={choose}
                  />
                </li>
              ))}
            </List>
          )}
        </FindByName>
      </Stack>
      {candidates.length > 0 && session.days && (
        <WaitingDaysField days={session.days} chosenDays={chosenDays} onChange={setChosenDays} />
      )}
      {candidates.length > 0 && (
        <Stack gap="1">
          {errorTextKey !== null && (
            <Text id={errorId} role="alert" tone="strong">
              {text(errorTextKey)}
            </Text>
          )}
          <Button
            variant={session.canBookOtherDays ? 'secondary' : 'primary'}
            isBusy={busyId === session.id}
            {...(errorTextKey === null ? {} : { 'aria-describedby': errorId })}
            onClick={send}
          >
            {text('waiting.join')}
          </Button>
          <Text size="sm" tone="muted">
            {[
              text('waiting.note'),
              days === null ? '' : text('waiting.allDays'),
              candidates.length > 1 ? text('waiting.together') : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

interface CandidateProps {
  readonly person: WaitingTarget['people'][number];
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

function Candidate({ person, isChosen, onChoose }: CandidateProps) {
  const { id, name, relation, age } = person.attendee;
  const title = relation === 'child' && age !== null ? text('waiting.aged', { name, age }) : name;
  if (!canWait(person))
    return (
      <Text size="sm" tone="muted">
        {[title, person.verdict.message].filter(Boolean).join(': ')}
      </Text>
    );
  return (
    <Checkbox isChecked={isChosen} onCheckedChange={(isNow) => onChoose(id, isNow)}>
      {title}
    </Checkbox>
  );
}

/** The text that says what still has to be chosen. */
function findMissingTextKey(waitingIds: readonly string[], days: readonly unknown[] | null) {
  if (waitingIds.length === 0) return 'waiting.chooseWho' as const;
  return days?.length === 0 ? ('waiting.chooseDays' as const) : null;
}
