import type { AccountCredit } from '@/shared/api';

/** Whether there is credit to spend. */
export function hasCredit({ balance, membership }: AccountCredit): boolean {
  return balance.amount > 0 || membership.amount > 0;
}

/** Whether there is neither credit to spend nor a history of it. */
export function hasNeverHadCredit(credit: AccountCredit): boolean {
  return !hasCredit(credit) && credit.entries.length === 0;
}
