import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { bookings } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Link } from '@/shared/ui/link';
import { text } from '../texts';

/** Shown after the membership was added: while the basket loads, and when the customer comes back. */
export function MembershipAdded() {
  const { subSites } = useUnit($config);
  return (
    <Alert status="success" title={text('membership.added')}>
      <Link href={`${subSites.bookings}${bookings.basket}`} isStandalone>
        {text('membership.toBasket')}
      </Link>
    </Alert>
  );
}
