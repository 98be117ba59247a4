import { useUnit } from 'effector-react';
import Lock from 'lucide-react/icons/lock';
import { CardPayment } from '@/features/pay-by-card';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { submitted } from '../model/checkout';
import { startOverClicked } from '../model/leave';
import { $isPaying } from '../model/pay-button';
import { $due, $isFree, card } from '../model/payment';
import { text } from '../texts';
import { CheckoutTerms } from './checkout-terms';
import { FreePayment } from './free-payment';
import { PAYMENT_FORM, PayButton } from './pay-button';
import { PaymentNotices } from './payment-notices';

/** The form in one card: what is to pay, what is needed for it, the one control that pays, and the way out. */
export function PaymentForm() {
  const { isFree, due, isPaying, submit, startOver } = useUnit({
    isFree: $isFree,
    due: $due,
    isPaying: $isPaying,
    submit: submitted,
    startOver: startOverClicked,
  });
  return (
    <form
      id={PAYMENT_FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card>
        <Stack gap="6">
          {isFree ? (
            <>
              <PaymentNotices />
              <FreePayment />
            </>
          ) : (
            <>
              <Stack direction="row" gap="2" align="center">
                <Heading level={2}>{text('checkout.payTitle', { amount: due ?? '' })}</Heading>
                <Icon of={Lock} />
              </Stack>
              <CardPayment model={card} notices={<PaymentNotices />} />
            </>
          )}
          <CheckoutTerms />
          <Stack gap="3">
            <PayButton />
            <Button
              variant="text"
              alignSelf="start"
              marginInlineStart="-2"
              disabled={isPaying}
              onClick={() => startOver()}
            >
              {text('checkout.startOver')}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </form>
  );
}
