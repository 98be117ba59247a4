import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import { paymentText } from '@/entities/payment';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { PayOutstanding } from './pay-outstanding';
import { text } from './texts';

/**
 * The options of a customer who may not pay online: pay outstanding charges, contact the centre, or see the reason in
 * their account.
 */
export function PaymentAlternatives() {
  const { config, mode, user } = useUnit({ config: $config, mode: $mode, user: $user });
  const owesNothing = (user?.outstandingPenalties ?? []).length === 0;
  const { supportPhone: phone, supportEmail: email, subSites } = config;
  return (
    <Stack gap="4" align="start">
      <PayOutstanding />
      {phone !== '' && email !== '' && <Text>{paymentText('checkout.contact', { phone, email })}</Text>}
      {subSites.myAccount !== '' && !mode.isKiosk && (
        <ButtonLink variant={owesNothing ? 'primary' : 'secondary'} href={subSites.myAccount}>
          {text('confirmation.toAccount')}
        </ButtonLink>
      )}
    </Stack>
  );
}
