import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ConfigurationKind } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { KIND_OPTIONS, readKind } from '../lib/kinds';
import { $centreId, $membershipId } from '../model/catalogue';
import {
  $addressError,
  $isLoading,
  $loadFailure,
  addressEntered,
  loadClicked,
  retryClicked,
} from '../model/check';
import { text } from '../texts';
import { CentreChoice, MembershipChoice } from './choices';

/** Loads the same data as the site, by name or by address. */
export function LoadConfiguration() {
  const { failure, isLoading, onRetry } = useUnit({
    failure: $loadFailure,
    isLoading: $isLoading,
    onRetry: retryClicked,
  });
  return (
    <Card as="section" aria-labelledby="preview-live">
      <Stack gap="6">
        <Heading level={2} id="preview-live">
          {text('live.title')}
        </Heading>
        <LoadByName />
        <LoadByAddress />
        {failure && (
          <FailureAlert
            title={text('live.loadFailed')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => onRetry()}
          />
        )}
      </Stack>
    </Card>
  );
}

function LoadByName() {
  const { centreId, membershipId, isLoading, onLoad } = useUnit({
    centreId: $centreId,
    membershipId: $membershipId,
    isLoading: $isLoading,
    onLoad: loadClicked,
  });
  const [kind, setKind] = useState<ConfigurationKind>('questions');
  const [isChoiceMissing, setIsChoiceMissing] = useState(false);
  const needsMembership = kind === 'questions';
  const needsCentre = needsMembership || kind === 'memberships';
  const chosenId = needsMembership ? membershipId : centreId;
  const hasChoiceError = isChoiceMissing && needsCentre && chosenId === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChoiceMissing(needsCentre && chosenId === '');
    if (!needsCentre || chosenId !== '') onLoad({ kind, id: chosenId });
  };
  return (
    <Stack as="form" gap="4" align="start" onSubmit={submit}>
      <Field label={text('live.what')}>
        {(control) => (
          <Select
            {...control}
            options={KIND_OPTIONS}
            value={kind}
            onValueChange={(value) => setKind(readKind(value) ?? 'questions')}
          />
        )}
      </Field>
      {needsCentre && (
        <CentreChoice error={hasChoiceError && centreId === '' ? text('live.chooseFirst') : null} />
      )}
      {needsMembership && (
        <MembershipChoice
          error={hasChoiceError && centreId !== '' ? text('live.chooseMembershipFirst') : null}
        />
      )}
      <Button type="submit" variant="secondary" isBusy={isLoading}>
        {text('live.load')}
      </Button>
    </Stack>
  );
}

function LoadByAddress() {
  const { error, isLoading, onEntered } = useUnit({
    error: $addressError,
    isLoading: $isLoading,
    onEntered: addressEntered,
  });
  const [address, setAddress] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) inputRef.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEntered(address);
  };
  return (
    <Stack as="form" gap="4" align="start" onSubmit={submit}>
      <Field label={text('live.address')} hint={text('live.addressHint')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            ref={inputRef}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onValueChange={setAddress}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" isBusy={isLoading}>
        {text('live.loadAddress')}
      </Button>
    </Stack>
  );
}
