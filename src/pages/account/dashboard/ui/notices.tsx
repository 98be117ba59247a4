import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import { PayOutstanding } from '@/features/change-basket';
import { waitingPath } from '@/features/join-waiting-list';
import type { User } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatLongDate } from '@/shared/lib';
import { account, bookings, renewMembershipPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { $waitingEntries } from '@/widgets/waiting-entries';
import { type Notice, noticesOf } from '../lib/notices';
import { $outstanding, membershipsCard } from '../model/cards';
import { text } from '../texts';

/** At most three, the most pressing first. */
export function Notices() {
  const known = useUnit({
    user: $user,
    entries: $waitingEntries,
    outstanding: $outstanding,
    memberships: membershipsCard.$data,
  });
  const notices = noticesOf(known);
  if (notices.length === 0 || known.user === null) return null;
  const { user } = known;
  return (
    <Stack as="section" gap="3" aria-label={text('dashboard.notices')}>
      {notices.map((notice) => (
        <OneNotice key={notice.kind} notice={notice} user={user} />
      ))}
    </Stack>
  );
}

function OneNotice({ notice, user }: { notice: Notice; user: User }) {
  const { subSites } = useUnit($config);
  switch (notice.kind) {
    case 'penalties':
      return <Owing user={user} basket={`${subSites.bookings}${bookings.basket}`} />;
    case 'offer':
      return (
        <Alert status="info" isLive={false} title={text('dashboard.offer', { title: notice.title })}>
          <Link href={`${subSites.bookings}${waitingPath(notice.id)}`} isStandalone>
            {text('dashboard.toOffer')}
          </Link>
        </Alert>
      );
    case 'paymentFailed':
      return (
        <Alert
          status="warning"
          isLive={false}
          title={text('dashboard.paymentFailed', { amount: notice.amount })}
        >
          <Link to={account.payments} isStandalone>
            {text('dashboard.toPayments')}
          </Link>
        </Alert>
      );
    case 'ending':
      return (
        <Alert status="info" isLive={false} title={endingText(notice)}>
          <Link to={renewMembershipPath(notice.id)} isStandalone>
            {text('dashboard.renewIt')}
          </Link>
        </Alert>
      );
    case 'proofMissing':
    case 'proofExpiring':
      return (
        <Alert status="warning" isLive={false} title={proofText(notice)}>
          <Link to={account.documents} isStandalone>
            {text('dashboard.toDocuments')}
          </Link>
        </Alert>
      );
  }
}

function endingText({ name, date }: Extract<Notice, { kind: 'ending' }>): string {
  return text('dashboard.ending', { name, date: formatLongDate(date) });
}

function proofText(notice: Extract<Notice, { kind: 'proofMissing' | 'proofExpiring' }>): string {
  if (notice.kind === 'proofMissing') return text('dashboard.proofMissing');
  const { days } = notice;
  if (days <= 0) return text('dashboard.proofToday');
  return days === 1 ? text('dashboard.proofTomorrow') : text('dashboard.proofExpiring', { days });
}

function Owing({ user: { outstandingPenalties }, basket }: { user: User; basket: string }) {
  const owed = outstandingPenalties.map(({ name, price }) =>
    text('dashboard.owed', { name, amount: price.formatted }),
  );
  return (
    <PayOutstanding
      title={text('dashboard.owing', { what: owed.join(', ') })}
      toBasket={
        <Link href={basket} isStandalone>
          {text('dashboard.toBasket')}
        </Link>
      }
    />
  );
}
