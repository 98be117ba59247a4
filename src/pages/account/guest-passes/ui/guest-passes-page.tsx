import type { GuestAllowance, GuestPasses } from '@/shared/api';
import { addDays, formatLongDate } from '@/shared/lib';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { page } from '../model/passes';
import { text } from '../texts';
import { IssueForm } from './issue-form';
import { IssuedList } from './issued-list';

/** The customer's guest passes: how many are left, a form to issue one, and the issued passes. */
export function GuestPassesPage() {
  return (
    <AskBeforeLeaving>
      <PageFrame
        page={page}
        params={null}
        heading={text('guests.heading')}
        loading={text('guests.loading')}
        failed={text('guests.loadFailed')}
      >
        {(passes) => <PassesContent passes={passes} />}
      </PageFrame>
    </AskBeforeLeaving>
  );
}

function PassesContent({ passes: { allowances, issued } }: { passes: GuestPasses }) {
  return (
    <Stack gap="8">
      {allowances.length === 0 && <Text size="lg">{text('guests.noAllowance')}</Text>}
      {allowances.map((allowance) => (
        <AllowanceSummary key={allowance.benefitId} allowance={allowance} />
      ))}
      {allowances.length > 0 && <IssueForm allowances={allowances} />}
      <IssuedList passes={issued} />
    </Stack>
  );
}

function AllowanceSummary({ allowance }: { allowance: GuestAllowance }) {
  const { left, total, renewsOn, membership, rules } = allowance;
  const monthlyLimit = rules.perGuestPerMonth;
  return (
    <Stack gap="1">
      <Text size="lg" tone="strong">
        {renewsOn
          ? text('guests.left', { left, total, date: formatLongDate(addDays(renewsOn, -1)) })
          : text('guests.leftForGood', { left, total })}
      </Text>
      <Text tone="muted" dir="auto">
        {text('guests.of', { membership })}
      </Text>
      <Text>
        {[
          text('guests.rules', {
            age: rules.minAge,
            n: monthlyLimit === 1 ? text('guests.onePass') : text('guests.passes', { n: monthlyLimit }),
          }),
          ...(rules.withMember ? [text('guests.together')] : []),
        ].join(' ')}
      </Text>
    </Stack>
  );
}
