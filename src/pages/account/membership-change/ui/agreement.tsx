import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { MembershipTermsTick } from '@/features/accept-terms';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import { $blockers, $canContinue, $costs } from '../model/costs';
import { membershipTerms } from '../model/membership-terms';
import { $isPaidAtOnce, membershipAddition, termsAccepted } from '../model/sending';
import { text } from '../texts';

/**
 * The terms of the new membership, and the button that adds it to the basket. The checkout does not ask for them
 * again.
 */
export function Agreement() {
  const { costs, isPaidAtOnce, costsBlockers, termsBlockers, canContinue, isSending, accept, openTerms } =
    useUnit({
      costs: $costs,
      isPaidAtOnce: $isPaidAtOnce,
      costsBlockers: $blockers,
      termsBlockers: membershipTerms.$blockers,
      canContinue: $canContinue,
      isSending: membershipAddition.$isSending,
      accept: termsAccepted,
      openTerms: membershipTerms.opened,
    });
  useEffect(() => openTerms(), [openTerms]);
  const blockers = [...costsBlockers, ...termsBlockers];
  return (
    <Stack gap="6">
      <MembershipTermsTick model={membershipTerms} />
      <GatedButton
        size="lg"
        blockers={blockers}
        isBusy={isSending || (costsBlockers.length === 0 && !canContinue)}
        onClick={() => accept()}
      >
        {isPaidAtOnce && costs
          ? text('changeMembership.pay', { amount: costs.totalDueNow.formatted })
          : text('changeMembership.toBasket')}
      </GatedButton>
    </Stack>
  );
}
