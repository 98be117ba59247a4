import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { AccountMembership } from '@/shared/api';
import { $config, joiningAddress } from '@/shared/config';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Loaded } from '@/shared/ui/loaded';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { EndFreezeDialog } from '@/widgets/end-freeze';
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
    <Stack gap="6" maxWidth="column">
      <Heading level={1}>{text('memberships.heading')}</Heading>
      <Loaded
        label={text('memberships.heading')}
        loading={text('memberships.loading')}
        failed={text('memberships.failed')}
        data={memberships}
        failure={failure}
        isLoading={isLoading}
        onRetry={() => on.retry()}
      >
        {(loaded) => <Memberships memberships={loaded} />}
      </Loaded>
      <EndFreezeDialog />
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
  const address = joiningAddress(useUnit($config));
  return (
    <Stack gap="3" align="start">
      <Text size="lg">{text('memberships.none')}</Text>
      {address !== '' && <ButtonLink href={address}>{text('memberships.join')}</ButtonLink>}
    </Stack>
  );
}
