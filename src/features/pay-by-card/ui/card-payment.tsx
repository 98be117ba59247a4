import { useUnit } from 'effector-react';
import { useId } from 'react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import type { PayByCard } from '../model/pay-by-card';
import { BillingFields } from './billing-fields';
import { CardFields } from './card-fields';

/** Billing and payment details (Spec, joining §2 "Payment form"), or why the form could not be made, with Try again. */
export function CardPayment({ model }: { model: PayByCard }) {
  const { status, error, isBusy, retryClicked } = useUnit({
    status: model.$status,
    error: model.$error,
    isBusy: model.$isBusy,
    retryClicked: model.retryClicked,
  });
  const paymentId = useId();
  if (status === 'prepare_failed') {
    return (
      <Alert status="danger" title={error}>
        <Button variant="secondary" onClick={() => retryClicked()} marginTop="3">
          {text('form.tryAgain')}
        </Button>
      </Alert>
    );
  }
  return (
    <Stack gap="6">
      <Card as="section" aria-labelledby={`${paymentId}-billing`}>
        <Stack gap="4">
          <Heading level={2} id={`${paymentId}-billing`}>
            {text('checkout.billing')}
          </Heading>
          <BillingFields model={model.billing} isDisabled={isBusy && status !== 'preparing'} />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby={paymentId}>
        <Stack gap="4">
          <Heading level={2} id={paymentId}>
            {text('checkout.payment')}
          </Heading>
          <CardFields model={model} labelledBy={paymentId} />
        </Stack>
      </Card>
    </Stack>
  );
}
