import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { AccountMembership } from '@/shared/api';
import { $config } from '@/shared/config';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/memberships';
import { text } from '../texts';
import { Membership } from './membership';

/** The memberships of the customer: what each costs and includes, and what can be done with it. */
export function MembershipsPage() {
  const { memberships, failure, isLoading, ...on } = useUnit({
    memberships: model.$memberships,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <Stack gap="6">
      <Heading level={1}>{text('memberships.heading')}</Heading>
      <FocusHandover hasError={failure !== null} label={text('memberships.heading')}>
        {failure && (
          <FailureAlert
            title={text('memberships.failed')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {memberships && <Memberships memberships={memberships} />}
        {!memberships && !failure && <Spinner label={text('memberships.loading')} isLabelShown />}
      </FocusHandover>
    </Stack>
  );
}

function Memberships({ memberships }: { memberships: readonly AccountMembership[] }) {
  if (memberships.length === 0) return <None />;
  return (
    <Stack gap="6">
      {memberships.map((membership) => (
        <Membership key={membership.id} membership={membership} />
      ))}
    </Stack>
  );
}

function None() {
  const { subSites } = useUnit($config);
  return (
    <Stack gap="3" align="start">
      <Text size="lg">{text('memberships.none')}</Text>
      {subSites.onlineJoining !== '' && (
        <ButtonLink href={subSites.onlineJoining}>{text('memberships.join')}</ButtonLink>
      )}
    </Stack>
  );
}
