import type { AccountMembership } from '@/shared/api';
import {
  cancelMembershipPath,
  changeMembershipPath,
  freezeMembershipPath,
  renewMembershipPath,
} from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { EndFreeze } from '@/widgets/end-freeze';
import { TakeBack } from '@/widgets/take-membership-back';
import { text } from '../texts';

/** The actions of a membership. A blocked action is replaced by its reason; irrelevant actions are left out. */
export function MembershipActions({
  membership: { id, type, state, paymentOption, freeze, may },
}: {
  membership: AccountMembership;
}) {
  const isSinglePayment = paymentOption.paymentType === 'fixed';
  // A freeze is shown above with its dates, and can be ended there.
  const renewOrFreeze = isSinglePayment ? [may.renew] : freeze ? [] : [may.freeze];
  const reasons = [may.change, ...renewOrFreeze, may.cancel]
    .map(({ allowed, message }) => (allowed ? null : message))
    .filter((message) => message !== null);
  return (
    <Stack gap="3">
      <Stack
        direction="row"
        gap="3"
        role="group"
        aria-label={text('memberships.actions', { name: type.name })}
      >
        {may.change.allowed && (
          <ButtonLink variant="secondary" to={changeMembershipPath(id)}>
            {text('memberships.change')}
          </ButtonLink>
        )}
        {may.freeze.allowed && (
          <ButtonLink variant="secondary" to={freezeMembershipPath(id)}>
            {text('memberships.freeze')}
          </ButtonLink>
        )}
        {freeze && <EndFreeze membershipId={id} freeze={freeze} />}
        {may.renew.allowed && (
          <ButtonLink variant="secondary" to={renewMembershipPath(id)}>
            {text('memberships.renew')}
          </ButtonLink>
        )}
        {may.cancel.allowed && (
          <ButtonLink variant="secondary" to={cancelMembershipPath(id)}>
            {text('memberships.cancel')}
          </ButtonLink>
        )}
        {state === 'cancelling' && <TakeBack id={id} name={type.name} />}
      </Stack>
      {state !== 'ended' &&
        state !== 'cancelling' &&
        [...new Set(reasons)].map((reason) => (
          <Text key={reason} tone="muted">
            {reason}
          </Text>
        ))}
    </Stack>
  );
}
