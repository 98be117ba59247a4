import type { RefundPart } from '../../../store/schema/details.ts';
import { type PaidByTender, splitByTender, subtractTenders } from './paid-with.ts';

/** Whether money is refunded as credit, or the way it was paid. */
export type RefundWay = 'credit' | 'payment';

/** What was paid for a membership, in pence. */
export interface MembershipPayments {
  readonly atStart: number;
  /** The amounts paid at its start, by tender; null if unknown. */
  readonly startTenders: PaidByTender | null;
  /** The amount collected by Direct Debit since. */
  readonly collected: number;
}

/**
 * Decides where a refund goes. Credit is refunded as the same kind of credit. Money goes back to the card and the
 * Direct Debit account, or becomes general credit if the customer chooses so. The used part is deducted from
 * credit for memberships first, then from other credit. Cash is refunded as credit.
 */
export function splitRefund(
  refund: number,
  payments: MembershipPayments,
  refundWay: RefundWay,
): RefundPart[] {
  const paidAtStart = payments.startTenders ?? splitByTender(null, payments.atStart);
  const usedPence = Math.max(0, payments.atStart + payments.collected - refund);
  const usedAtStart = splitByTender(paidAtStart, Math.min(usedPence, payments.atStart));
  const tendersLeft = subtractTenders(paidAtStart, usedAtStart);
  const bankPence = Math.max(0, payments.collected - Math.max(0, usedPence - payments.atStart));
  const refundParts: RefundPart[] =
    refundWay === 'credit'
      ? [
          { to: 'membership', amount: tendersLeft.membership },
          { to: 'general', amount: tendersLeft.general + tendersLeft.cash + tendersLeft.card + bankPence },
        ]
      : [
          { to: 'card', amount: tendersLeft.card },
          { to: 'bank', amount: bankPence },
          { to: 'membership', amount: tendersLeft.membership },
          { to: 'general', amount: tendersLeft.general + tendersLeft.cash },
        ];
  return refundParts.filter(({ amount }) => amount > 0);
}

/** Whether part of it would be refunded as money. */
export function hasMoneyRefund(parts: readonly RefundPart[]): boolean {
  return parts.some(({ to }) => to === 'card' || to === 'bank');
}
