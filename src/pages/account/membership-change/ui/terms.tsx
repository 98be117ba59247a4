import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { MembershipTermsTicks } from '@/features/accept-terms';
import { Button } from '@/shared/ui/button';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { terms } from '../model/membership-terms';
import { adding, termsAccepted, toDatesClicked } from '../model/sending';
import { text } from '../texts';

/** The last step: what the customer agrees to with the new membership. The checkout does not ask again. */
export function Terms() {
  const { blockers, isSending, accept, open, toDates } = useUnit({
    blockers: terms.$blockers,
    isSending: adding.$isSending,
    accept: termsAccepted,
    open: terms.opened,
    toDates: toDatesClicked,
  });
  useEffect(() => open(), [open]);
  return (
    <Stack as="section" gap="6" aria-labelledby="new-terms">
      <Heading level={2} id="new-terms">
        {text('changeMembership.terms')}
      </Heading>
      <MembershipTermsTicks model={terms} />
      <GatedButton size="lg" blockers={blockers} isBusy={isSending} onClick={() => accept()}>
        {text('changeMembership.toBasket')}
      </GatedButton>
      <Stack direction="row">
        <Button variant="text" onClick={() => toDates()}>
          {text('changeMembership.toDates')}
        </Button>
      </Stack>
    </Stack>
  );
}
