import { useUnit } from 'effector-react';
import type { AccountMembership } from '@/shared/api';
import { $config, findJoiningAddress } from '@/shared/config';
import { ButtonLink } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { EndFreezeDialog } from '@/widgets/end-freeze';
import { page } from '../model/memberships';
import { text } from '../texts';
import { MembershipCard } from './membership';

/** The customer's memberships, with their prices, benefits and actions. */
export function MembershipsPage() {
  return (
    <>
      <PageFrame
        page={page}
        params={null}
        heading={text('memberships.heading')}
        loading={text('memberships.loading')}
        failed={text('memberships.loadFailed')}
      >
        {(memberships) => <MembershipList memberships={memberships} />}
      </PageFrame>
      <EndFreezeDialog />
    </>
  );
}

function MembershipList({ memberships }: { memberships: readonly AccountMembership[] }) {
  if (memberships.length === 0) return <NoMemberships />;
  return (
    <Stack gap="6">
      {memberships.map((membership) => (
        <MembershipCard key={membership.id} membership={membership} />
      ))}
    </Stack>
  );
}

function NoMemberships() {
  const joiningAddress = findJoiningAddress(useUnit($config));
  return (
    <Stack gap="3" align="start">
      <Text size="lg">{text('memberships.none')}</Text>
      {joiningAddress !== '' && <ButtonLink href={joiningAddress}>{text('memberships.join')}</ButtonLink>}
    </Stack>
  );
}
