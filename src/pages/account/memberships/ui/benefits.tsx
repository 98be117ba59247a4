import { formatBenefitUses } from '@/entities/membership';
import type { AccountMembership } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { text } from '../texts';

/** The benefits of a membership, with their remaining uses. */
export function Benefits({
  membership: { benefits },
  level,
}: {
  membership: AccountMembership;
  level: 2 | 3;
}) {
  if (benefits.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading level={level} size="md">
        {text('memberships.benefits')}
      </Heading>
      <SummaryList
        label={text('memberships.benefits')}
        rows={benefits.map((benefit) => ({
          key: benefit.id,
          label: benefit.name,
          value:
            formatUses(benefit) ??
            benefit.description ??
            formatBenefitUses(benefit) ??
            text('memberships.included'),
        }))}
      />
    </Stack>
  );
}

function formatUses({ left, totalUses, renewsOn }: AccountMembership['benefits'][number]): string | null {
  if (left === null || totalUses === null) return null;
  return renewsOn === null
    ? text('memberships.left', { left, total: totalUses })
    : text('memberships.leftUntil', { left, total: totalUses, day: formatLongDate(renewsOn) });
}
