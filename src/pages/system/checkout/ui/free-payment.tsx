import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { checkoutTerms } from '../model/payment';
import { text } from '../texts';

/** The payment of an order with nothing due: no payment form, only the terms if there are any (Requirement C3.7). */
export function FreePayment() {
  const { hasTerms, isAccepted, ticked, readClicked } = useUnit({
    hasTerms: checkoutTerms.$hasTerms,
    isAccepted: checkoutTerms.$isAccepted,
    ticked: checkoutTerms.ticked,
    readClicked: checkoutTerms.readClicked,
  });
  return (
    <Stack gap="3" align="start">
      <Text size="lg">{text('checkout.noPayment')}</Text>
      {hasTerms && (
        <>
          <Checkbox isChecked={isAccepted} onCheckedChange={ticked}>
            {text('checkout.agreeTerms')}
          </Checkbox>
          <Button variant="text" onClick={() => readClicked()}>
            {text('checkout.readTerms')}
          </Button>
        </>
      )}
    </Stack>
  );
}
