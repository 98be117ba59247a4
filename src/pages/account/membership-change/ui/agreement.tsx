import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { MembershipTermsTick } from '@/features/accept-terms';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import { $blockers, $canContinue, $costs } from '../model/costs';
import { terms } from '../model/membership-terms';
import { $isPaidAtOnce, adding, termsAccepted } from '../model/sending';
import { text } from '../texts';

/**
 * The terms of the new membership, and the button that adds it to the basket. The checkout does not ask for them
 * again.
 */
export function Agreement() {
  const { costs, isPaidAtOnce, missing, unticked, canContinue, isSending, accept, open } = useUnit({
    costs: $costs,
    isPaidAtOnce: $isPaidAtOnce,
    missing: $blockers,
    unticked: terms.$blockers,
    canContinue: $canContinue,
    isSending: adding.$isSending,
    accept: termsAccepted,
    open: terms.opened,
  });
  useEffect(() => open(), [open]);
  const blockers = [...missing, ...unticked];
  return (
    <Stack gap="6">
      <MembershipTermsTick model={terms} />
      <GatedButton
        size="lg"
        blockers={blockers}
        isBusy={isSending || (missing.length === 0 && !canContinue)}
        onClick={() => accept()}
      >
        {isPaidAtOnce && costs
          ? text('changeMembership.pay', { amount: costs.totalDueNow.formatted })
          : text('changeMembership.toBasket')}
      </GatedButton>
    </Stack>
  );
}
