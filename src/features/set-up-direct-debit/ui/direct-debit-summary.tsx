import { useUnit } from 'effector-react';
import { SummaryList } from '@/shared/ui/summary-list';
import { formatAddressLine, formatSortCode } from '../model/bank-details';
import type { DirectDebit } from '../model/direct-debit';
import { text } from './texts';

/** The details to confirm before they are sent, as the Direct Debit scheme requires. */
export function DirectDebitSummary({ model }: { model: DirectDebit }) {
  const details = useUnit(model.$details);
  if (!details) return null;
  const { accountHolder, accountDetails: account } = details;
  return (
    <SummaryList
      rows={[
        { label: text('directDebit.accountHolder'), value: accountHolder },
        { label: text('directDebit.sortCode'), value: formatSortCode(account.sortCode) },
        { label: text('directDebit.accountNumber'), value: account.accountNumber },
        { label: text('directDebit.address'), value: formatAddressLine(account) },
      ]}
    />
  );
}
