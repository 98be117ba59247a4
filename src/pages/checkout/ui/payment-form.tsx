import { useUnit } from 'effector-react';
import { CardPayment } from '@/features/pay-by-card';
import { Button } from '@/shared/ui/button';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import { submitted } from '../model/checkout';
import { startOverClicked } from '../model/leave';
import { $blockers, $isBusy, $isPaying, $label } from '../model/pay-button';
import { $checking, $isFree, card } from '../model/payment';
import { text } from '../texts';
import { CheckoutTerms } from './checkout-terms';
import { FreePayment } from './free-payment';
import { FailureBanner, PaymentChecking, ProviderSilent } from './payment-notices';

/** The form: what is needed to pay, the one control that pays, and the way out. */
export function PaymentForm() {
  const { isFree, status, checking, label, blockers, isBusy, isPaying, submit, startOver } = useUnit({
    isFree: $isFree,
    status: card.$status,
    checking: $checking,
    label: $label,
    blockers: $blockers,
    isBusy: $isBusy,
    isPaying: $isPaying,
    submit: submitted,
    startOver: startOverClicked,
  });
  // A payment with an unknown result is not in flight, and must not be repeated.
  const canEverPay = checking !== 'polls_exhausted' && (isFree || status !== 'prepare_failed');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="6">
        <PaymentChecking />
        <ProviderSilent />
        <FailureBanner />
        {isFree ? <FreePayment /> : <CardPayment model={card} />}
        <CheckoutTerms />
        <Stack gap="3" align="start">
          {canEverPay && (
            <GatedButton
              type="submit"
              size="lg"
              blockers={blockers}
              isBusy={isBusy}
              busyLabel={text('checkout.processing')}
            >
              {label}
            </GatedButton>
          )}
          <Button variant="text" disabled={isPaying} onClick={() => startOver()}>
            {text('checkout.startOver')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
