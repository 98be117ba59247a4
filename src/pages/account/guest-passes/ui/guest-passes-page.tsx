import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { GuestAllowance, GuestPasses } from '@/shared/api';
import { addDays, formatLongDate } from '@/shared/lib';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { Heading } from '@/shared/ui/heading';
import { Loaded } from '@/shared/ui/loaded';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/passes';
import { text } from '../texts';
import { IssueForm } from './issue-form';
import { IssuedList } from './issued-list';

/** The guest passes of the customer: what is left, a form for the next, and those that were issued. */
export function GuestPassesPage() {
  const { passes, failure, isLoading, ...on } = useUnit({
    passes: model.$passes,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <AskBeforeLeaving>
      <Stack gap="6" maxWidth="column">
        <Heading level={1}>{text('guests.heading')}</Heading>
        <Loaded
          label={text('guests.heading')}
          loading={text('guests.loading')}
          failed={text('guests.failed')}
          data={passes}
          failure={failure}
          isLoading={isLoading}
          onRetry={() => on.retry()}
        >
          {(loaded) => <Passes passes={loaded} />}
        </Loaded>
      </Stack>
    </AskBeforeLeaving>
  );
}

function Passes({ passes: { allowances, issued } }: { passes: GuestPasses }) {
  return (
    <Stack gap="8">
      {allowances.length === 0 && <Text size="lg">{text('guests.noAllowance')}</Text>}
      {allowances.map((one) => (
        <Allowance key={one.benefitId} allowance={one} />
      ))}
      {allowances.length > 0 && <IssueForm allowances={allowances} />}
      <IssuedList passes={issued} />
    </Stack>
  );
}

function Allowance({ allowance }: { allowance: GuestAllowance }) {
  const { left, total, renewsOn, membership, rules } = allowance;
  const each = rules.perGuestPerMonth;
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
            n: each === 1 ? text('guests.onePass') : text('guests.passes', { n: each }),
          }),
          ...(rules.withMember ? [text('guests.together')] : []),
        ].join(' ')}
      </Text>
    </Stack>
  );
}
