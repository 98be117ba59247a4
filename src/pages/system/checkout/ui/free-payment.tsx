import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { terms } from '../model/payment';
import { text } from '../texts';

/** The payment of an order with nothing due: no payment form, only the terms if there are any (Requirement C3.7). */
export function FreePayment() {
  const { hasTerms, isAccepted, ticked, readClicked } = useUnit({
    hasTerms: terms.$hasTerms,
    isAccepted: terms.$isAccepted,
    ticked: terms.ticked,
    readClicked: terms.readClicked,
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
