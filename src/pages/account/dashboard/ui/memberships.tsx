import { useUnit } from 'effector-react';
import { $config, joiningAddress } from '@/shared/config';
import { account, renewMembershipPath } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { membershipLines } from '../lib/membership-lines';
import { membershipsCard } from '../model/cards';
import { text } from '../texts';
import { LoadedCard } from './loaded-card';

/** Each membership with its state, its next collection or its end, and Renew where it can be. */
export function Memberships() {
  const address = joiningAddress(useUnit($config));
  return (
    <LoadedCard
      id="memberships"
      title={text('dashboard.membership')}
      loading={text('dashboard.membershipLoading')}
      failed={text('dashboard.membershipFailed')}
      model={membershipsCard}
    >
      {(memberships) => (
        <Stack gap="3">
          {memberships.length === 0 && <Text>{text('dashboard.noMembership')}</Text>}
          {memberships.length === 0 && address !== '' && (
            <Link href={address} isStandalone>
              {text('dashboard.buyMembership')}
            </Link>
          )}
          {memberships.map((membership) => (
            <Stack key={membership.id} gap="1" align="start">
              <Heading level={3} size="sm">
                {membership.type.name}
              </Heading>
              {membershipLines(membership).map((line) => (
                <Text key={line}>{line}</Text>
              ))}
              {membership.may.renew.allowed && (
                <ButtonLink variant="secondary" to={renewMembershipPath(membership.id)}>
                  <span>{text('dashboard.renew')}</span>{' '}
                  <VisuallyHidden>{membership.type.name}</VisuallyHidden>
                </ButtonLink>
              )}
            </Stack>
          ))}
          {memberships.length > 0 && (
            <Link to={account.memberships} isStandalone>
              {text('dashboard.toMemberships')}
            </Link>
          )}
        </Stack>
      )}
    </LoadedCard>
  );
}
