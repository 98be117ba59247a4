import { useUnit } from 'effector-react';
import { waitingEntries } from '@/entities/account-notice';
import { OfferCards } from '@/features/join-waiting-list';
import { account } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { LinkTabs } from '@/shared/ui/link-tabs';
import { text } from '../texts';

type BookingsTab = 'upcoming' | 'past' | 'waiting';

/** The heading and the tabs; the number of waiting lists appears once it has loaded. */
export function BookingsTop({ openTab }: { openTab: BookingsTab }) {
  const waitingCount = useUnit(waitingEntries.$data)?.length ?? 0;
  const waitingLabel =
    waitingCount > 0 ? text('bookings.waitingCount', { n: waitingCount }) : text('bookings.waiting');
  return (
    <>
      <Heading level={1}>{text('bookings.heading')}</Heading>
      <nav aria-label={text('bookings.which')}>
        <LinkTabs>
          <TabLink
            to={account.upcomingBookings}
            isOpen={openTab === 'upcoming'}
            label={text('bookings.upcoming')}
          />
          <TabLink to={account.pastBookings} isOpen={openTab === 'past'} label={text('bookings.past')} />
          <TabLink to={account.waitingLists} isOpen={openTab === 'waiting'} label={waitingLabel} />
        </LinkTabs>
      </nav>
      <OfferCards />
    </>
  );
}

function TabLink({ to, isOpen, label }: { to: string; isOpen: boolean; label: string }) {
  return (
    <li>
      <Link to={to} aria-current={isOpen ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}
