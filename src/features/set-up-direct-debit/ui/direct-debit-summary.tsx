import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { SummaryList } from '@/shared/ui/summary-list';
import { formatSortCode } from '../model/bank-details';
import type { DirectDebit } from '../model/direct-debit';
import { text } from './texts';

/** The details shown back before they are sent, as the Direct Debit scheme asks. */
export function DirectDebitSummary({ model }: { model: DirectDebit }) {
  const { details, warning } = useUnit({ details: model.$details, warning: model.$accountWarning });
  if (!details) return null;
  const { accountHolder, accountDetails: account } = details;
  const address = [
    account.billingAddressLineOne,
    account.billingAddressLineTwo,
    account.billingCity,
    account.billingPostcode,
  ];
  return (
    <>
      {warning !== null && (
        <Alert status="warning" isLive={false}>
          {warning}
        </Alert>
      )}
      <SummaryList
        rows={[
          { label: text('directDebit.accountHolder'), value: accountHolder },
          { label: text('directDebit.sortCode'), value: formatSortCode(account.sortCode) },
          { label: text('directDebit.accountNumber'), value: account.accountNumber },
          { label: text('directDebit.address'), value: address.filter((line) => line !== '').join(', ') },
        ]}
      />
    </>
  );
}
