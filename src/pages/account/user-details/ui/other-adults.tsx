import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import type { AdultInvitation } from '@/shared/api';
import { tidyEmail } from '@/shared/lib';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Field } from '@/shared/ui/field';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/invitations';
import { text } from '../texts';
import { PeopleList } from './people-list';

/**
 * Adults whom the customer books for, and who book for the customer. Both sides have to agree, and either may end it.
 */
export function OtherAdults() {
  const { invitations, failure, isLoading, problem, retry } = useUnit({
    invitations: model.$invitations,
    failure: model.$failure,
    isLoading: model.$isLoading,
    problem: model.$problem,
    retry: model.retryClicked,
  });
  const titleId = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {text('adults.heading')}
      </Heading>
      <Text tone="muted">{text('adults.intro')}</Text>
      <FocusHandover hasError={failure !== null} label={text('adults.heading')}>
        {failure && (
          <FailureAlert
            title={text('adults.loadFailed')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => retry()}
          />
        )}
        {problem !== null && (
          <RefusalAlert
            refusal={problem}
            notDone={text('adults.notDone')}
            unknown={text('adults.outcomeUnknown')}
          />
        )}
        {invitations && invitations.length > 0 && (
          <PeopleList>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <Invitation invitation={invitation} />
              </li>
            ))}
          </PeopleList>
        )}
        {!invitations && !failure && <Spinner label={text('adults.loading')} isLabelShown />}
      </FocusHandover>
      {invitations && <Invite />}
    </Stack>
  );
}

function Invitation({ invitation }: { invitation: AdultInvitation }) {
  const { busyId, accept, end } = useUnit({
    busyId: model.$busyId,
    accept: model.acceptClicked,
    end: model.endClicked,
  });
  const { id, direction, state } = invitation;
  const personName = invitation.name ?? invitation.email ?? '';
  const isBusy = busyId === id;
  const isAsked = direction === 'received' && state === 'pending';
  const endAction = isAsked ? 'decline' : state === 'pending' ? 'takeBack' : 'end';
  return (
    <Stack gap="1">
      <Text tone="strong">{text(`adults.${direction}.${state}`, { who: personName })}</Text>
      <Stack direction="row" gap="4" rowGap="0" flexWrap="wrap">
        {isAsked && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => accept(id)}>
            {text('adults.accept')}
          </Button>
        )}
        <Button
          variant="text"
          isBusy={isBusy}
          aria-label={text(`adults.${endAction}Of`, { who: personName })}
          onClick={() => end(id)}
        >
          {text(`adults.${endAction}`)}
        </Button>
      </Stack>
    </Stack>
  );
}

function Invite() {
  const { email, error, isInviting, type, invite } = useUnit({
    email: model.$email,
    error: model.$emailError,
    isInviting: model.$isInviting,
    type: model.emailTyped,
    invite: model.inviteClicked,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null) form.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        invite();
      }}
    >
      <Stack gap="3" maxWidth="form">
        <Field label={text('adults.email')} hint={text('adults.emailHint')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              spellCheck={false}
              tidy={tidyEmail}
              value={email}
              onValueChange={type}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          alignSelf="start"
          isBusy={isInviting}
          busyLabel={text('adults.inviting')}
        >
          {text('adults.invite')}
        </Button>
      </Stack>
    </form>
  );
}
