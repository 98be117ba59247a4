import { useUnit } from 'effector-react';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { Suspense, useId } from 'react';
import { AddChild, AttendeeDialogOnDemand, ChangeChild } from '@/features/add-attendee';
import type { Attendee } from '@/shared/api';
import { formatDate } from '@/shared/lib';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FindByName } from '@/shared/ui/find-by-name';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { StableStack } from '@/shared/ui/stable-stack';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/people';
import { text } from '../texts';
import { OtherAdults } from './other-adults';
import { PeopleList } from './people-list';

const PeopleDialogs = createLazyComponent(() =>
  import('./people-dialogs').then((module) => module.PeopleDialogs),
);

/** The children whom the customer books for, with their forms, and other adults. */
export function PeopleSection() {
  const { people, failure, isLoading, dialog, retry } = useUnit({
    people: model.$people,
    failure: model.$failure,
    isLoading: model.$isLoading,
    dialog: model.$openDialog,
    retry: model.retryClicked,
  });
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} padding="lg">
      <StableStack gap="4">
        <Heading level={2} id={titleId}>
          {text('people.heading')}
        </Heading>
        <Text tone="muted">{text('people.intro')}</Text>
        <FocusHandover hasError={failure !== null} label={text('people.heading')}>
          {failure && (
            <FailureAlert
              title={text('people.loadFailed')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => retry()}
            />
          )}
          {people?.length === 0 && <Text>{text('people.none')}</Text>}
          {people && people.length > 0 && (
            <FindByName
              items={people}
              getName={({ firstName, lastName }) => `${firstName} ${lastName}`}
              isChosen={() => false}
            >
              {(people) => (
                <PeopleList>
                  {people.map((person) => (
                    <li key={person.id}>
                      <PersonRow person={person} />
                    </li>
                  ))}
                </PeopleList>
              )}
            </FindByName>
          )}
          {!people && !failure && <Spinner label={text('people.loading')} isLabelShown />}
        </FocusHandover>
        {people && <AddChild />}
        <OtherAdults />
      </StableStack>
      <AttendeeDialogOnDemand />
      {dialog !== null && (
        <Suspense fallback={null}>
          <PeopleDialogs />
        </Suspense>
      )}
    </Card>
  );
}

function PersonRow({ person }: { person: Attendee }) {
  const { openForm, removePerson } = useUnit({
    openForm: model.openFormClicked,
    removePerson: model.removeClicked,
  });
  const { id, firstName, lastName, age } = person;
  const name = `${firstName} ${lastName}`;
  const formNote = formatChildFormState(person);
  return (
    <Stack gap="1">
      <Text tone="strong">{age === null ? name : text('people.age', { name, age })}</Text>
      {formNote !== null && (
        <Text size="sm" tone="muted">
          {formNote}
        </Text>
      )}
      <Stack direction="row" gap="4" rowGap="0" flexWrap="wrap">
        <ChangeChild id={id} name={name} />
        <Button variant="text" aria-label={text('people.formOf', { name })} onClick={() => openForm(person)}>
          <Icon of={Pencil} />
          <span>{text('people.form')}</span>
        </Button>
        <Button
          variant="text"
          aria-label={text('people.removeOf', { name })}
          onClick={() => removePerson(person)}
        >
          <Icon of={X} />
          <span>{text('people.remove')}</span>
        </Button>
      </Stack>
    </Stack>
  );
}

/** Until when the child form is valid; null if the operator does not provide it. */
function formatChildFormState({ form }: Attendee): string | null {
  if (!form) return null;
  const day = form.validUntil === null ? '' : formatDate(form.validUntil);
  switch (form.status) {
    case 'none':
      return text('people.formNone');
    case 'valid':
      return text('people.formValid', { day });
    case 'out_of_date':
      return text('people.formOld', { day });
  }
}
