import { useUnit } from 'effector-react';
import { GatedButton } from '@/shared/ui/gated-button';
import { $blockers, $canSubmit, $isBusy, $payButtonLabel } from '../model/pay-button';
import { text } from '../texts';

/** The ID of the form that the button submits, wherever on the page the button is. */
export const PAYMENT_FORM_ID = 'payment-form';

/** The button that pays (Requirement C3.2); nothing while the result of a payment is unknown. */
export function PayButton() {
  const { label, blockers, isBusy, canSubmit } = useUnit({
    label: $payButtonLabel,
    blockers: $blockers,
    isBusy: $isBusy,
    canSubmit: $canSubmit,
  });
  if (!canSubmit) return null;
  return (
    <GatedButton
      type="submit"
      data-step-action=""
      form={PAYMENT_FORM_ID}
      size="lg"
      isWide
      blockers={blockers}
      isBusy={isBusy}
      busyLabel={text('checkout.processing')}
    >
      {label}
    </GatedButton>
  );
}
