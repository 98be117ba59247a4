import { useParams } from 'react-router';
import type { AccountMembership } from '@/shared/api';
import { account } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { EndFreezeDialog } from '@/widgets/end-freeze';
import { listMembershipRows } from '../lib/membership-rows';
import { page } from '../model/membership';
import { text } from '../texts';
import { MembershipActions } from './actions';
import { Benefits } from './benefits';
import { MembershipStateNote } from './membership-state-note';

/** The page of a membership, with its actions. */
export function MembershipPage() {
  const { membershipId = '' } = useParams();
  return (
    <>
      <PageFrame
        page={page}
        params={membershipId}
        back={{ to: account.memberships, label: text('oneMembership.back') }}
        heading={text('oneMembership.heading')}
        title={({ type }) => type.name}
        loading={text('oneMembership.loading')}
        failed={text('oneMembership.loadFailed')}
        notFound={text('oneMembership.notFound')}
      >
        {(membership) => <MembershipDetail membership={membership} />}
      </PageFrame>
      <EndFreezeDialog />
    </>
  );
}

function MembershipDetail({ membership }: { membership: AccountMembership }) {
  const { type, paymentOption, nextCollection } = membership;
  return (
    <Stack gap="6">
      <MembershipStateNote membership={membership} />
      <Card>
        <SummaryList
          label={type.name}
          rows={[
            { label: text('oneMembership.kind'), value: type.categories.map(({ name }) => name).join(', ') },
            ...listMembershipRows(membership),
          ]}
        />
      </Card>
      {paymentOption.paymentType === 'recurring' && nextCollection && (
        <Link to={account.directDebit} isStandalone>
          {text('oneMembership.directDebit')}
        </Link>
      )}
      {membership.benefits.length > 0 && (
        <Card>
          <Benefits membership={membership} level={2} />
        </Card>
      )}
      <Stack gap="3">
        <Heading level={2} size="md">
          {text('oneMembership.actions')}
        </Heading>
        <MembershipActions membership={membership} />
      </Stack>
    </Stack>
  );
}
