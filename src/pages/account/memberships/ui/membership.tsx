import { benefitUsesLabel, membershipText } from '@/entities/membership';
import type { AccountMembership } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { account, changeMembershipPath, renewMembershipPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** A membership: its state, price and dates, what it includes, and what can be done with it. */
export function Membership({ membership }: { membership: AccountMembership }) {
  const { id, type, homeVenue, price, paymentOption, startDate, endDate, nextCollection } = membership;
  const heading = `membership-${id}`;
  const monthly = paymentOption.paymentType === 'recurring';
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="4">
        <Heading level={2} id={heading}>
          {type.name}
        </Heading>
        <State membership={membership} />
        <SummaryList
          label={type.name}
          rows={[
            { label: text('memberships.centre'), value: homeVenue.name },
            {
              label: text('memberships.price'),
              value: monthly
                ? membershipText('membership.perMonth', { price: price.formatted })
                : price.formatted,
            },
            {
              label: text(membership.state === 'pending' ? 'memberships.starts' : 'memberships.since'),
              value: formatLongDate(startDate),
            },
            { label: text('memberships.until'), value: endDate && formatLongDate(endDate) },
            {
              label: text('memberships.collection'),
              value:
                nextCollection &&
                text('memberships.collectionOn', {
                  amount: nextCollection.amount.formatted,
                  day: formatLongDate(nextCollection.date),
                }),
            },
          ]}
        />
        {membership.state !== 'ended' && <Benefits membership={membership} />}
        <Actions membership={membership} />
      </Stack>
    </Card>
  );
}

function State({ membership }: { membership: AccountMembership }) {
  const { state, requiresProof, freeze, cancelsOn } = membership;
  if (requiresProof)
    return (
      <Alert status="warning" title={text('memberships.proof')}>
        <Link to={account.documents}>{text('memberships.sendProof')}</Link>
      </Alert>
    );
  if (state === 'pending') return <Alert status="info">{text('memberships.pending')}</Alert>;
  if (state === 'ended') return <Alert status="info">{text('memberships.ended')}</Alert>;
  if (cancelsOn !== null)
    return (
      <Alert status="warning">{text('memberships.cancelling', { day: formatLongDate(cancelsOn) })}</Alert>
    );
  if (freeze === null) return null;
  const days = { from: formatLongDate(freeze.from), to: formatLongDate(freeze.to) };
  return <Alert status="info">{text('memberships.frozen', days)}</Alert>;
}

function Benefits({ membership: { benefits } }: { membership: AccountMembership }) {
  if (benefits.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading level={3}>{text('memberships.benefits')}</Heading>
      <SummaryList
        label={text('memberships.benefits')}
        rows={benefits.map((benefit) => ({
          key: benefit.id,
          label: benefit.name,
          value:
            usesOf(benefit) ??
            benefit.description ??
            benefitUsesLabel(benefit) ??
            text('memberships.included'),
        }))}
      />
    </Stack>
  );
}

function usesOf({ left, totalUses, renewsOn }: AccountMembership['benefits'][number]): string | null {
  if (left === null || totalUses === null) return null;
  return renewsOn === null
    ? text('memberships.left', { left, total: totalUses })
    : text('memberships.leftUntil', { left, total: totalUses, day: formatLongDate(renewsOn) });
}

/** Why something cannot be done stands in its place; what nobody would look for is left out. */
function Actions({ membership: { id, type, state, paymentOption, may } }: { membership: AccountMembership }) {
  const isSingle = paymentOption.paymentType === 'fixed';
  const reasons = [may.change, ...(isSingle ? [may.renew] : [may.freeze]), may.cancel]
    .map(({ allowed, message }) => (allowed ? null : message))
    .filter((message) => message !== null);
  return (
    <Stack gap="3">
      <Stack
        direction="row"
        gap="3"
        role="group"
        aria-label={text('memberships.actions', { name: type.name })}
      >
        {may.change.allowed && (
          <ButtonLink variant="secondary" to={changeMembershipPath(id)}>
            {text('memberships.change')}
          </ButtonLink>
        )}
        {may.renew.allowed && (
          <ButtonLink variant="secondary" to={renewMembershipPath(id)}>
            {text('memberships.renew')}
          </ButtonLink>
        )}
      </Stack>
      {state !== 'ended' &&
        [...new Set(reasons)].map((reason) => (
          <Text key={reason} tone="muted">
            {reason}
          </Text>
        ))}
    </Stack>
  );
}
