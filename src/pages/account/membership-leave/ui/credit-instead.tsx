import { useUnit } from 'effector-react';
import type { LeavingPreview } from '@/shared/api';
import { $config } from '@/shared/config';
import { Link, TelephoneLink } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** If the refund is credit, says that the customer may have money instead, and how to contact the operator. */
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
