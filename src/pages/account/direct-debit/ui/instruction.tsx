import type { AccountDirectDebit } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { text } from '../texts';

const STATE_TEXTS = {
  submitted: text('debit.submitted'),
  active: text('debit.active'),
  failed: text('debit.hasFailed'),
  cancelled: text('debit.cancelled'),
} as const;

/** The instruction, with only the last digits of the account. */
export function Instruction({ debit }: { debit: AccountDirectDebit }) {
  const { instruction, serviceUserName, billingDay, upcoming } = debit;
  if (instruction === null) return null;
  const previousAccountEnding = upcoming.find(({ accountEnding }) => accountEnding)?.accountEnding;
  return (
    <Card as="section" aria-labelledby="instruction">
      <Heading level={2} size="md" id="instruction">
        {text('debit.instruction')}
      </Heading>
      <SummaryList
        label={text('debit.instruction')}
        rows={[
          { label: text('debit.state'), value: STATE_TEXTS[instruction.state] },
          { label: text('debit.holder'), value: instruction.accountHolder },
          {
            label: text('debit.sortCode'),
            value: text('debit.sortCodeEnding', { digits: instruction.sortCodeEnding }),
          },
          {
            label: text('debit.account'),
            value: text('debit.accountEnding', { digits: instruction.accountEnding }),
          },
          {
            label: text('debit.before'),
            value: previousAccountEnding && text('debit.accountEnding', { digits: previousAccountEnding }),
          },
          { label: text('debit.reference'), value: instruction.reference },
          { label: text('debit.statement'), value: serviceUserName },
          { label: text('debit.day'), value: billingDay },
          { label: text('debit.since'), value: formatLongDate(instruction.since) },
        ]}
      />
    </Card>
  );
}
