import type { RefundPart } from '../../../store/schema/details.ts';
import { type PaidByTender, splitByTender, subtractUsed } from './paid-with.ts';

/** Whether money is refunded as credit, or the way it was paid. */
export type RefundWay = 'credit' | 'payment';

/** What was paid for a membership, in pence. */
export interface MembershipPayments {
  readonly atStart: number;
  /** The amounts paid at its start, by tender; null if unknown. */
  readonly with: PaidByTender | null;
  /** The amount collected by Direct Debit since. */
  readonly collected: number;
}

/**
 * Decides where a refund goes. Credit is refunded as the same kind of credit. Money goes back to the card and the
 * Direct Debit account, or becomes general credit if the customer chooses so. The used part is deducted from
 * credit for memberships first, then from other credit. Cash is refunded as credit.
 */
export function splitRefund(refund: number, paid: MembershipPayments, refundWay: RefundWay): RefundPart[] {
  const start = paid.with ?? splitByTender(null, paid.atStart);
  const usedPence = Math.max(0, paid.atStart + paid.collected - refund);
  const usedAtStart = splitByTender(start, Math.min(usedPence, paid.atStart));
  const paidLeft = subtractUsed(start, usedAtStart);
  const bank = Math.max(0, paid.collected - Math.max(0, usedPence - paid.atStart));
  const byWay: RefundPart[] =
    refundWay === 'credit'
      ? [
          { to: 'membership', amount: paidLeft.membership },
          { to: 'general', amount: paidLeft.general + paidLeft.cash + paidLeft.card + bank },
        ]
      : [
          { to: 'card', amount: paidLeft.card },
          { to: 'bank', amount: bank },
          { to: 'membership', amount: paidLeft.membership },
          { to: 'general', amount: paidLeft.general + paidLeft.cash },
        ];
  return byWay.filter(({ amount }) => amount > 0);
}

/** Whether part of it would be refunded as money. */
export function hasMoney(parts: readonly RefundPart[]): boolean {
  return parts.some(({ to }) => to === 'card' || to === 'bank');
}
