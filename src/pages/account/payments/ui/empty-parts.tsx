import { useUnit } from 'effector-react';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { hasNeverHadCredit } from '../lib/credit';
import * as creditModel from '../model/credit';
import * as model from '../model/payments';
import { text } from '../texts';

/** One line for each part of the page that has nothing to show, instead of an empty card. */
export function EmptyPartNotes() {
  const { payments, credit, hasRetriedCredit } = useUnit({
    payments: model.page.$data,
    credit: creditModel.$credit,
    hasRetriedCredit: creditModel.$hasRetried,
  });
  if (payments === null) return null;
  const { outstanding, waived = [], upcoming, past } = payments;
  const notes = [
    outstanding.length + waived.length === 0 && text('owed.none'),
    upcoming.length === 0 && text('collections.none'),
    past.length === 0 && text('paid.none'),
    credit !== null && !hasRetriedCredit && hasNeverHadCredit(credit) && text('accountCredit.none'),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Stack gap="1">
      {notes.map((note) => (
        <Text key={note} tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
