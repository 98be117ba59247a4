import type { RefundPart } from '../../../store/schema/details.ts';
import { lessUsed, type PaidByTender, splitByTender } from './paid-with.ts';

/** As credit, or by the way it was paid. */
export type RefundWay = 'credit' | 'payment';

/** What was paid for a membership, in pence. */
export interface MembershipPayments {
  readonly atStart: number;
  /** With what, at its start; null: not known. */
  readonly with: PaidByTender | null;
  /** By Direct Debit since. */
  readonly collected: number;
}

/**
 * To where a refund goes. What was paid as credit goes back as the same kind; money goes back to the card and to the account of the Direct
 * Debit, or where the customer wants credit, as general credit. What was used comes off credit for memberships first, then off other
 * credit. Cash comes back as credit.
 */
export function refundParts(refund: number, paid: MembershipPayments, way: RefundWay): RefundPart[] {
  const start = paid.with ?? splitByTender(null, paid.atStart);
  const used = Math.max(0, paid.atStart + paid.collected - refund);
  const usedAtStart = splitByTender(start, Math.min(used, paid.atStart));
  const left = lessUsed(start, usedAtStart);
  const bank = Math.max(0, paid.collected - Math.max(0, used - paid.atStart));
  const byWay: RefundPart[] =
    way === 'credit'
      ? [
          { to: 'membership', amount: left.membership },
          { to: 'general', amount: left.general + left.cash + left.card + bank },
        ]
      : [
          { to: 'card', amount: left.card },
          { to: 'bank', amount: bank },
          { to: 'membership', amount: left.membership },
          { to: 'general', amount: left.general + left.cash },
        ];
  return byWay.filter(({ amount }) => amount > 0);
}

/** Whether some of it would go back as money. */
export function hasMoney(parts: readonly RefundPart[]): boolean {
  return parts.some(({ to }) => to === 'card' || to === 'bank');
}
