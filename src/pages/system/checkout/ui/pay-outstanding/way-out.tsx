import { useUnit } from 'effector-react';
import { paymentText } from '@/entities/payment';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { ButtonLink } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { PayOutstanding } from './pay-outstanding';
import { text } from './texts';

/** A customer who may not pay online pays what is outstanding, contacts the centre, or sees the reason in their account. */
export function WayOut() {
  const { config, mode } = useUnit({ config: $config, mode: $mode });
  const { supportPhone: phone, supportEmail: email, subSites } = config;
  return (
    <>
      <PayOutstanding />
      {phone !== '' && email !== '' && <Text>{paymentText('checkout.contact', { phone, email })}</Text>}
      {subSites.myAccount !== '' && !mode.isKiosk && (
        <ButtonLink href={subSites.myAccount}>{text('confirmation.toAccount')}</ButtonLink>
      )}
    </>
  );
}
