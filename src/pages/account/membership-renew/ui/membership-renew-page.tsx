import { useUnit } from 'effector-react';
import { useParams } from 'react-router';
import { membershipText } from '@/entities/membership';
import { MembershipTermsTicks } from '@/features/accept-terms';
import type { Renewal } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { account } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Card } from '@/shared/ui/card';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { MembershipAdded } from '@/widgets/add-membership';
import * as model from '../model/renew';
import { text } from '../texts';

/** Renews a membership that ends: the next period, its price, and adding it to the basket. */
export function MembershipRenewPage() {
  const { membershipId = '' } = useParams();
  return (
    <PageFrame
      page={model.page}
      params={membershipId}
      back={{ to: account.memberships, label: text('renew.back') }}
      heading={text('renew.heading')}
      loading={text('renew.loading')}
      failed={text('renew.loadFailed')}
      notFound={text('renew.notFound')}
      refused={text('renew.notPossible')}
    >
      {(renewal) => <NextPeriod renewal={renewal} />}
    </PageFrame>
  );
}

function NextPeriod({ renewal: { startDate, endDate, price, today } }: { renewal: Renewal }) {
  const { status, message, blockers, renew } = useUnit({
    blockers: model.membershipTerms.$blockers,
    status: model.membershipAddition.$status,
    message: model.membershipAddition.$message,
    renew: model.renewClicked,
  });
  if (status === 'added') return <MembershipAdded />;
  return (
    <Card as="section" aria-labelledby="next-period">
      <Stack gap="3">
        <Heading level={2} size="md" id="next-period">
          {text('renew.period')}
        </Heading>
        <SummaryList
          label={text('renew.period')}
          rows={[
            { label: text('renew.from'), value: formatLongDate(startDate) },
            { label: text('renew.to'), value: endDate && formatLongDate(endDate) },
            { label: membershipText('costs.total'), value: price.formatted, isStrong: true },
          ]}
        />
        <Text>{text(startDate > today ? 'renew.next' : 'renew.gap')}</Text>
        <MembershipTermsTicks model={model.membershipTerms} />
        {message !== null && <Alert status="danger" title={message} />}
        <GatedButton size="lg" blockers={blockers} isBusy={status === 'sending'} onClick={() => renew()}>
          {text('renew.toBasket')}
        </GatedButton>
      </Stack>
    </Card>
  );
}
