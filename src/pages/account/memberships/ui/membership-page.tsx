import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { AccountMembership } from '@/shared/api';
import { account, useTitleNote } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Loaded } from '@/shared/ui/loaded';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { EndFreezeDialog } from '@/widgets/end-freeze';
import { membershipRows } from '../lib/membership-rows';
import * as model from '../model/membership';
import { text } from '../texts';
import { Actions } from './actions';
import { Benefits } from './benefits';
import { State } from './state';

/** One membership of the customer, and what can be done with it. */
export function MembershipPage() {
  const { membershipId = '' } = useParams();
  const { membership, failure, isLoading, ...on } = useUnit({
    membership: model.$membership,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened(membershipId);
    return () => on.closed();
  }, [membershipId, on.opened, on.closed]);
  const name = membership?.type.name ?? '';
  useTitleNote(name);
  return (
    <Box maxWidth="column">
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={account.memberships}>{text('oneMembership.back')}</BackLink>
          <Heading level={1}>{membership ? name : text('oneMembership.heading')}</Heading>
        </Stack>
        <Loaded
          label={text('oneMembership.heading')}
          loading={text('oneMembership.loading')}
          failed={text('oneMembership.failed')}
          notFound={text('oneMembership.notFound')}
          data={membership}
          failure={failure}
          isLoading={isLoading}
          onRetry={() => on.retry()}
        >
          {(loaded) => <Detail membership={loaded} />}
        </Loaded>
        <EndFreezeDialog />
      </Stack>
    </Box>
  );
}

function Detail({ membership }: { membership: AccountMembership }) {
  const { type, paymentOption, nextCollection } = membership;
  return (
    <Stack gap="6">
      <State membership={membership} />
      <SummaryList
        label={type.name}
        rows={[
          { label: text('oneMembership.kind'), value: type.categories.map(({ name }) => name).join(', ') },
          ...membershipRows(membership),
        ]}
      />
      {paymentOption.paymentType === 'recurring' && nextCollection && (
        <Link to={account.directDebit} isStandalone>
          {text('oneMembership.directDebit')}
        </Link>
      )}
      <Benefits membership={membership} level={2} />
      <Stack gap="3">
        <Heading level={2}>{text('oneMembership.actions')}</Heading>
        <Actions membership={membership} />
      </Stack>
    </Stack>
  );
}
