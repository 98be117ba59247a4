import type { AccountMembership } from '@/shared/api';
import { membershipPath } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { listMembershipRows } from '../lib/membership-rows';
import { MembershipActions } from './actions';
import { Benefits } from './benefits';
import { MembershipStateNote } from './membership-state-note';

/** A membership in the list: its state, price, dates, benefits and actions. */
export function MembershipCard({ membership }: { membership: AccountMembership }) {
  const { id, type, state } = membership;
  const headingId = `membership-${id}`;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="4">
        <Heading level={2} id={headingId}>
          <Link to={membershipPath(id)} isStandalone>
            {type.name}
          </Link>
        </Heading>
        <MembershipStateNote membership={membership} />
        <SummaryList label={type.name} rows={listMembershipRows(membership)} />
        {state !== 'ended' && <Benefits membership={membership} level={3} />}
        <MembershipActions membership={membership} />
      </Stack>
    </Card>
  );
}
