import type { LeavingPreview } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';

export function collectionText(collection: LeavingPreview['lastCollection']): string {
  if (collection === null) return text('leave.noCollection');
  return text('leave.collectionOn', {
    amount: collection.amount.formatted,
    day: formatLongDate(collection.date),
  });
}

/** What is given back, and how. */
export function refundText({
  to,
  amount: { formatted: amount },
}: NonNullable<LeavingPreview['refund']>): string {
  switch (to) {
    case 'credit':
      return text('leave.refundCredit', { amount });
    case 'card':
      return text('leave.refundCard', { amount });
    case 'bank_account':
      return text('leave.refundBank', { amount });
  }
}
