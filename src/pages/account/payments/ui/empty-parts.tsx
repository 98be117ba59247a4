import { useUnit } from 'effector-react';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { hasNeverHadCredit } from '../lib/credit';
import * as creditModel from '../model/credit';
import * as model from '../model/payments';
import { text } from '../texts';

/** One line for each part of the page that has nothing to show, instead of an empty card. */
export function EmptyParts() {
  const { payments, credit, isCreditShown } = useUnit({
    payments: model.page.$data,
    credit: creditModel.$credit,
    isCreditShown: creditModel.$isRetried,
  });
  if (payments === null) return null;
  const { outstanding, waived = [], upcoming, past } = payments;
  const lines = [
    outstanding.length + waived.length === 0 && text('owed.none'),
    upcoming.length === 0 && text('collections.none'),
    past.length === 0 && text('paid.none'),
    credit !== null && !isCreditShown && hasNeverHadCredit(credit) && text('accountCredit.none'),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Stack gap="1">
      {lines.map((line) => (
        <Text key={line} tone="muted">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
