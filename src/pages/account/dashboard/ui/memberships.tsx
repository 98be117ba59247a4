import { useUnit } from 'effector-react';
import { changeMembershipPath, membershipPath, renewMembershipPath } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { formatNextEvent, formatState } from '../lib/membership-lines';
import { membershipsCard } from '../model/cards';
import { text } from '../texts';
import { LoadedCard } from './loaded-card';

const Chip = styled('span', {
  base: {
    paddingX: '3',
    paddingY: '1',
    borderRadius: 'full',
    background: 'primary.tint',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'snug',
  },
});

/** The memberships with their state, their next collection or end, and Renew if possible; nothing without any. */
export function Memberships() {
  const memberships = useUnit(membershipsCard.$data);
  if (memberships?.length === 0) return null;
  return (
    <LoadedCard
      id="memberships"
      title={text('dashboard.membership')}
      loadingText={text('dashboard.membershipLoading')}
      skeletonLines={6}
      failureText={text('dashboard.membershipFailed')}
      model={membershipsCard}
    >
      {(memberships) => (
        <Stack gap="6">
          {memberships.map((membership) => (
            <Stack key={membership.id} direction="row" gap="3" justify="between" align="center">
              <Stack gap="1">
                <Stack direction="row" gap="3" rowGap="1" align="center">
                  <Heading level={3}>{membership.type.name}</Heading>
                  <Chip>{formatState(membership)}</Chip>
                </Stack>
                <Text size="lg">{formatNextEvent(membership)}</Text>
              </Stack>
              <Stack direction="row" gap="3">
                {membership.may.renew.allowed && (
                  <ButtonLink variant="secondary" to={renewMembershipPath(membership.id)}>
                    <span>{text('dashboard.renew')}</span>{' '}
                    <VisuallyHidden>{membership.type.name}</VisuallyHidden>
                  </ButtonLink>
                )}
                {membership.may.change.allowed && (
                  <ButtonLink variant="secondary" to={changeMembershipPath(membership.id)}>
                    <span>{text('dashboard.change')}</span>{' '}
                    <VisuallyHidden>{membership.type.name}</VisuallyHidden>
                  </ButtonLink>
                )}
                <ButtonLink variant="secondary" to={membershipPath(membership.id)}>
                  <span>{text('dashboard.toMemberships')}</span>{' '}
                  <VisuallyHidden>{membership.type.name}</VisuallyHidden>
                </ButtonLink>
              </Stack>
            </Stack>
          ))}
        </Stack>
      )}
    </LoadedCard>
  );
}
