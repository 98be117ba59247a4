import type { AccountDirectDebit } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** The dates and amounts of the next collections. */
export function NextCollections({ upcoming }: Pick<AccountDirectDebit, 'upcoming'>) {
  return (
    <Card as="section" aria-labelledby="next-collections">
      <Heading level={2} size="md" id="next-collections">
        {text('debit.next')}
      </Heading>
      {upcoming.length === 0 ? (
        <Text>{text('debit.noNext')}</Text>
      ) : (
        <SummaryList
          label={text('debit.next')}
          rows={upcoming.map(({ date, amount: { formatted: amount }, accountEnding: digits }) => ({
            label: formatLongDate(date),
            value: digits ? text('debit.nextFrom', { amount, digits }) : amount,
          }))}
        />
      )}
    </Card>
  );
}
