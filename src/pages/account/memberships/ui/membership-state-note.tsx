import type { AccountMembership } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { account, cancelMembershipPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** A note about the state of a membership; nothing for an active one. */
export function MembershipStateNote({ membership }: { membership: AccountMembership }) {
  const { id, state, requiresProof, freeze, cancelsOn } = membership;
  if (state === 'cancelling' && cancelsOn !== null)
    return (
      <Alert status="warning">
        <Text>{text('memberships.cancelling', { day: formatLongDate(cancelsOn) })}</Text>
        <Link to={cancelMembershipPath(id)}>{text('memberships.cancellation')}</Link>
      </Alert>
    );
  if (requiresProof)
    return (
      <Alert status="warning" title={text('memberships.proof')}>
        <Link to={account.documents}>{text('memberships.sendProof')}</Link>
      </Alert>
    );
  if (state === 'pending') return <Alert status="info">{text('memberships.pending')}</Alert>;
  if (state === 'ended') return <Alert status="info">{text('memberships.ended')}</Alert>;
  if (freeze === null) return null;
  const freezeDates = { from: formatLongDate(freeze.from), to: formatLongDate(freeze.to) };
  return <Alert status="info">{text('memberships.frozen', freezeDates)}</Alert>;
}
