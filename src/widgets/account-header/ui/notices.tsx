import type { Notice } from '@/entities/account-notice';
import { OfferCards } from '@/features/join-waiting-list';
import type { User } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { account, cancelMembershipPath, renewMembershipPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';

/** Shows at most three notices, the most urgent first. */
export function Notices({ notices, user }: { notices: readonly Notice[]; user: User }) {
  return (
    <Stack as="section" gap="3" aria-label={text('accountHeader.notices')}>
      {notices.map((notice) => (
        <OneNotice key={notice.kind} notice={notice} user={user} />
      ))}
    </Stack>
  );
}

function OneNotice({ notice, user }: { notice: Notice; user: User }) {
  switch (notice.kind) {
    case 'penalties':
      return (
        <Alert status="warning" isLive={false} title={formatOutstanding(user)}>
          <Link to={account.payments} isStandalone>
            {text('accountHeader.pay')}
          </Link>
        </Alert>
      );
    case 'offer':
      return <OfferCards isNotice />;
    case 'paymentFailed':
      return (
        <Alert
          status="warning"
          isLive={false}
          title={text('accountHeader.paymentFailed', { amount: notice.amount })}
        >
          <Link to={account.payments} isStandalone>
            {text('accountHeader.toPayments')}
          </Link>
        </Alert>
      );
    case 'leaving':
      return (
        <Alert status="info" isLive={false} title={formatEnding(notice)}>
          <Link to={cancelMembershipPath(notice.id)} isStandalone>
            {text('accountHeader.takeBack')}
          </Link>
        </Alert>
      );
    case 'ending':
      return (
        <Alert status="info" isLive={false} title={formatEnding(notice)}>
          <Link to={renewMembershipPath(notice.id)} isStandalone>
            {text('accountHeader.renewIt')}
          </Link>
        </Alert>
      );
    case 'proofMissing':
    case 'proofExpiring':
      return (
        <Alert status="warning" isLive={false} title={formatProof(notice)}>
          <Link to={account.documents} isStandalone>
            {text('accountHeader.toDocuments')}
          </Link>
        </Alert>
      );
  }
}

function formatEnding({ name, date }: Extract<Notice, { kind: 'ending' | 'leaving' }>): string {
  return text('accountHeader.ending', { name, date: formatLongDate(date) });
}

function formatProof(notice: Extract<Notice, { kind: 'proofMissing' | 'proofExpiring' }>): string {
  if (notice.kind === 'proofMissing') return text('accountHeader.proofMissing');
  const { days } = notice;
  if (days <= 0) return text('accountHeader.proofToday');
  return days === 1 ? text('accountHeader.proofTomorrow') : text('accountHeader.proofExpiring', { days });
}

function formatOutstanding({ outstandingPenalties }: User): string {
  const penaltyTexts = outstandingPenalties.map(({ name, price }) =>
    text('accountHeader.owed', { name, amount: price.formatted }),
  );
  return text('accountHeader.owing', { what: penaltyTexts.join(', ') });
}
