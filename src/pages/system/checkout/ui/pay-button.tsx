import { useUnit } from 'effector-react';
import { GatedButton } from '@/shared/ui/gated-button';
import { $blockers, $canEverPay, $isBusy, $label } from '../model/pay-button';
import { text } from '../texts';

/** The form that the button submits, wherever in the page it stands. */
export const PAYMENT_FORM = 'payment-form';

/** The one control that pays (Spec, joining §2 "Checkout screen"); nothing while the result of a payment is unknown. */
export function PayButton() {
  const { label, blockers, isBusy, canEverPay } = useUnit({
    label: $label,
    blockers: $blockers,
    isBusy: $isBusy,
    canEverPay: $canEverPay,
  });
  if (!canEverPay) return null;
  return (
    <GatedButton
      type="submit"
      data-step-action=""
      form={PAYMENT_FORM}
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
