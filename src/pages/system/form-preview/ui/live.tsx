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
import { KINDS, readKind } from '../lib/kinds';
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
export function Live() {
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
        <ByName />
        <ByAddress />
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

function ByName() {
  const { centreId, membershipId, isLoading, onLoad } = useUnit({
    centreId: $centreId,
    membershipId: $membershipId,
    isLoading: $isLoading,
    onLoad: loadClicked,
  });
  const [kind, setKind] = useState<ConfigurationKind>('questions');
  const [isMissing, setIsMissing] = useState(false);
  const isOfMembership = kind === 'questions';
  const isOfCentre = isOfMembership || kind === 'memberships';
  const id = isOfMembership ? membershipId : centreId;
  const error = isMissing && isOfCentre && id === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(isOfCentre && id === '');
    if (!isOfCentre || id !== '') onLoad({ kind, id });
  };
  return (
    <Stack as="form" gap="4" align="start" onSubmit={submit}>
      <Field label={text('live.what')}>
        {(control) => (
          <Select
            {...control}
            options={KINDS}
            value={kind}
            onValueChange={(value) => setKind(readKind(value) ?? 'questions')}
          />
        )}
      </Field>
      {isOfCentre && <CentreChoice error={error && centreId === '' ? text('live.chooseFirst') : null} />}
      {isOfMembership && (
        <MembershipChoice error={error && centreId !== '' ? text('live.chooseMembershipFirst') : null} />
      )}
      <Button type="submit" variant="secondary" isBusy={isLoading}>
        {text('live.load')}
      </Button>
    </Stack>
  );
}

function ByAddress() {
  const { error, isLoading, onEntered } = useUnit({
    error: $addressError,
    isLoading: $isLoading,
    onEntered: addressEntered,
  });
  const [address, setAddress] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
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
            ref={input}
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
