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
  const { invitations, failure, isLoading, refusal, retry } = useUnit({
    invitations: model.$invitations,
    failure: model.$failure,
    isLoading: model.$isLoading,
    refusal: model.$refusal,
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
        {refusal !== null && (
          <RefusalAlert
            refusal={refusal}
            notDone={text('adults.notDone')}
            unknown={text('adults.outcomeUnknown')}
          />
        )}
        {invitations && invitations.length > 0 && (
          <PeopleList>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow invitation={invitation} />
              </li>
            ))}
          </PeopleList>
        )}
        {!invitations && !failure && <Spinner label={text('adults.loading')} isLabelShown />}
      </FocusHandover>
      {invitations && <InviteForm />}
    </Stack>
  );
}

function InvitationRow({ invitation }: { invitation: AdultInvitation }) {
  const { busyInvitationId, accept, end } = useUnit({
    busyInvitationId: model.$busyInvitationId,
    accept: model.acceptInvitationClicked,
    end: model.endInvitationClicked,
  });
  const { id, direction, state } = invitation;
  const personName = invitation.name ?? invitation.email ?? '';
  const isBusy = busyInvitationId === id;
  const canAccept = direction === 'received' && state === 'pending';
  const endAction = canAccept ? 'decline' : state === 'pending' ? 'takeBack' : 'end';
  return (
    <Stack gap="1">
      <Text tone="strong">{text(`adults.${direction}.${state}`, { who: personName })}</Text>
      <Stack direction="row" gap="4" rowGap="0" flexWrap="wrap">
        {canAccept && (
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

function InviteForm() {
  const { email, emailError, isInviting, typeEmail, invite } = useUnit({
    email: model.$email,
    emailError: model.$emailError,
    isInviting: model.$isInviting,
    typeEmail: model.emailTyped,
    invite: model.inviteClicked,
  });
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (emailError !== null) formRef.current?.querySelector('input')?.focus();
  }, [emailError]);
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        invite();
      }}
    >
      <Stack gap="3" maxWidth="form">
        <Field label={text('adults.email')} hint={text('adults.emailHint')} error={emailError}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              spellCheck={false}
              tidy={tidyEmail}
              value={email}
              onValueChange={typeEmail}
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
