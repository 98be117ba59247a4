import { useUnit } from 'effector-react';
import type { LeavingPreview } from '@/shared/api';
import { $config } from '@/shared/config';
import { Link, TelephoneLink } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/**
 * Offers credit instead of money: within 14 days a refund goes to the original payment method unless the customer
 * agrees otherwise.
 */
export function CreditInstead({ refund }: Pick<LeavingPreview, 'refund'>) {
  const { supportPhone: phone, supportEmail: email } = useUnit($config);
  if (refund?.to !== 'credit') return null;
  return (
    <Text>
      <span>{`${text('leave.creditInstead')} `}</span>
      {phone !== '' && <TelephoneLink number={phone} />}
      {phone !== '' && email !== '' && <span> </span>}
      {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
    </Text>
  );
}
