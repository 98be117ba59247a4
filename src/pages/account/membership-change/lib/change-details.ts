import type { DirectDebitDetails } from '@/features/set-up-direct-debit';
import type { ChangeCosts, ChangeRequest } from '@/shared/api';

export type BankDetails = DirectDebitDetails;

interface ChosenChange {
  readonly membershipId: string | null;
  readonly optionId: string | null;
  readonly startDate: string;
  readonly costs: ChangeCosts | null;
  /** The bank details; null if none are needed. */
  readonly bank: BankDetails | null;
}

/** The details to send; null while something is missing. The billing day is that of the loaded price. */
export function changeDetails({
  membershipId,
  optionId,
  costs,
  ...chosen
}: ChosenChange): ChangeRequest | null {
  if (membershipId === null || optionId === null || costs === null) return null;
  const { startDate, bank } = chosen;
  const { billingDays = [], billingDay = null } = costs;
  return {
    membershipId,
    optionId,
    details: {
      startDate,
      ...(billingDays.length > 0 ? { billingDay } : {}),
      ...(bank === null ? {} : { ...bank, ddTermsAccepted: true }),
    },
  };
}
