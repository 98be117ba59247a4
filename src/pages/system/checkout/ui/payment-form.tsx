import { useUnit } from 'effector-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense } from 'react';
import { ONLINE_JOINING } from '@/entities/checkout-source';
import { CardPayment } from '@/features/pay-by-card';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { formSubmitted } from '../model/checkout';
import { startOverClicked } from '../model/leave';
import { $isPaying } from '../model/pay-button';
import { $checkoutSource, $homePath, $isFree, cardPayment } from '../model/payment';
import { text } from '../texts';
import { CheckoutTerms } from './checkout-terms';
import { FreePayment } from './free-payment';
import { PAYMENT_FORM_ID, PayButton } from './pay-button';
import { PaymentNotices } from './payment-notices';

const PaymentAlternatives = createLazyComponent(() =>
  import('./lazy-parts').then((module) => module.PaymentAlternatives),
);

/** The payment form in one card: its fields, the pay button, and the button to leave. */
export function PaymentForm() {
  const { isFree, isPaying, checkoutSource, homePath, submit, startOver } = useUnit({
    checkoutSource: $checkoutSource,
    homePath: $homePath,
    isFree: $isFree,
    isPaying: $isPaying,
    submit: formSubmitted,
    startOver: startOverClicked,
  });
  return (
    <form
      id={PAYMENT_FORM_ID}
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
                <Heading level={2}>{text('checkout.payTitle')}</Heading>
                <Icon of={Lock} />
              </Stack>
              <CardPayment
                model={cardPayment}
                notices={<PaymentNotices />}
                barredHelp={
                  <Suspense fallback={null}>
                    <PaymentAlternatives />
                  </Suspense>
                }
              />
            </>
          )}
          <CheckoutTerms />
          <Stack gap="3">
            <PayButton />
            {checkoutSource === ONLINE_JOINING ? (
              <Button variant="text" alignSelf="start" disabled={isPaying} onClick={() => startOver()}>
                <Icon of={RotateCcw} />
                <span>{text('checkout.startOver')}</span>
              </Button>
            ) : (
              !isPaying && (
                <Box alignSelf="start">
                  <ButtonLink variant="text" to={homePath}>
                    <Icon of={ArrowLeft} />
                    <span>{text('checkout.toBasket')}</span>
                  </ButtonLink>
                </Box>
              )
            )}
          </Stack>
        </Stack>
      </Card>
    </form>
  );
}
