import type { DirectDebitDetails } from '@/features/set-up-direct-debit';
import type { ChangeCosts, ChangeRequest } from '@/shared/api';

export type BankDetails = DirectDebitDetails;

interface ChangeChoices {
  readonly membershipId: string | null;
  readonly optionId: string | null;
  readonly startDate: string;
  readonly costs: ChangeCosts | null;
  /** The bank details; null if none are needed. */
  readonly bankDetails: BankDetails | null;
}

/** The details to send; null while something is missing. The billing day is that of the loaded price. */
export function buildChangeRequest({
  membershipId,
  optionId,
  costs,
  ...otherChoices
}: ChangeChoices): ChangeRequest | null {
  if (membershipId === null || optionId === null || costs === null) return null;
  const { startDate, bankDetails } = otherChoices;
  const { billingDays = [], billingDay = null } = costs;
  return {
    membershipId,
    optionId,
    details: {
      startDate,
      ...(billingDays.length > 0 ? { billingDay } : {}),
      ...(bankDetails === null ? {} : { ...bankDetails, ddTermsAccepted: true }),
    },
  };
}
