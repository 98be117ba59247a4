import type { LeavingPreview, RefundPart } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';

export function formatCollection(collection: LeavingPreview['lastCollection']): string {
  if (collection === null) return text('leave.noCollection');
  return text('leave.collectionOn', {
    amount: collection.amount.formatted,
    day: formatLongDate(collection.date),
  });
}

/** The amount of a refund and how it is paid. */
export function formatRefundPart({ to, amount: { formatted: amount } }: RefundPart): string {
  switch (to) {
    case 'credit':
      return text('leave.refundCredit', { amount });
    case 'membership_credit':
      return text('leave.refundMembershipCredit', { amount });
    case 'card':
      return text('leave.refundCard', { amount });
    case 'bank_account':
      return text('leave.refundBank', { amount });
  }
}

/** All parts of a refund in one line. */
export function formatRefundParts(refundParts: readonly RefundPart[]): string {
  return refundParts.map(formatRefundPart).join(', ');
}
