import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { AddChild, AttendeeDialogOnDemand } from '@/features/add-attendee';
import type { Camp, CampPerson } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { FindByName } from '@/shared/ui/find-by-name';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { BookingStep } from '../lib/steps';
import * as model from '../model/camp-booking';
import { text } from '../texts';

const ChildList = styled('ul', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li': { paddingY: '2' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

export interface StepProps {
  readonly camp: Camp;
  readonly onStep: (nextStep: BookingStep) => void;
}

/** Asks which children will come; the server's verdict says whether each can. A child can be added here. */
export function ChildrenStep({ camp: { people }, onStep }: StepProps) {
  const { attendingChildren, toggle } = useUnit({
    attendingChildren: model.$attendingChildren,
    toggle: model.childToggled,
  });
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const errorId = useId();
  const isAnyBookable = people.some(({ verdict }) => verdict.canBook);
  const isChosen = (id: string) => attendingChildren.some(({ person }) => person.attendee.id === id);
  return (
    <Stack gap="4" align="stretch" maxWidth="column">
      <Card>
        <Stack gap="3" align="stretch">
          {people.length === 0 ? (
            <Text>{text('campBooking.noChildren')}</Text>
          ) : (
            <FindByName
              items={people}
              getName={({ attendee }) => attendee.name}
              isChosen={({ attendee }) => isChosen(attendee.id)}
            >
              {(foundPeople) => (
                <ChildList>
                  {foundPeople.map((person) => (
                    <li key={person.attendee.id}>
                      <ChildChoice
                        person={person}
                        isChosen={isChosen(person.attendee.id)}
                        onToggle={(id) => {
                          setChoiceMissing(false);
                          toggle(id);
                        }}
                      />
                    </li>
                  ))}
                </ChildList>
              )}
            </FindByName>
          )}
          {people.length > 0 && !isAnyBookable && <Text>{text('campBooking.noneCanCome')}</Text>}
          <AddChild />
          <AttendeeDialogOnDemand />
        </Stack>
      </Card>
      {isChoiceMissing && (
        <Alert status="danger">
          <span id={errorId}>{text('campBooking.chooseChild')}</span>
        </Alert>
      )}
      {isAnyBookable && (
        <Button
          alignSelf={{ base: 'stretch', md: 'start' }}
          {...(isChoiceMissing ? { 'aria-describedby': errorId } : {})}
          onClick={() => (attendingChildren.length === 0 ? setChoiceMissing(true) : onStep('days'))}
        >
          {text('campBooking.continue')}
        </Button>
      )}
    </Stack>
  );
}

interface ChildChoiceProps {
  readonly person: CampPerson;
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

function ChildChoice({ person: { attendee, verdict }, isChosen, onToggle }: ChildChoiceProps) {
  const { id, name, age } = attendee;
  const nameAndAge = age === null ? name : text('campBooking.aged', { name, age });
  if (!verdict.canBook)
    return (
      <Stack gap="0">
        <Text tone="strong">{nameAndAge}</Text>
        <Text size="sm" tone="muted">
          {verdict.message}
        </Text>
      </Stack>
    );
  return (
    <Checkbox isChecked={isChosen} onCheckedChange={() => onToggle(id)}>
      {nameAndAge}
    </Checkbox>
  );
}
