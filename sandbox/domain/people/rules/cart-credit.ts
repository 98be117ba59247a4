import type { CreditAmounts, CreditKind } from '../../common/types.ts';
/** One kind of credit in a cart, in pence. */
export interface CartCreditAmounts {
  available: number;
  /** The most that this cart may use. */
  most: number;
  applied: number;
}

/** What the items of a cart cost, in pence. */
export interface CartAmounts {
  total: number;
  /** The part of the total that memberships cost. */
  memberships: number;
}

/** Calculates how much of each credit a cart uses: membership credit first, for memberships; then general credit for the rest. */
export function limitCartCredit(
  wanted: CreditAmounts,
  available: CreditAmounts,
  { total, memberships }: CartAmounts,
): Record<CreditKind, CartCreditAmounts> {
  const membership = limitCredit(wanted.membership, available.membership, memberships);
  return { membership, general: limitCredit(wanted.general, available.general, total - membership.applied) };
}

function limitCredit(wanted: number, available: number, payable: number): CartCreditAmounts {
  const most = Math.max(0, Math.min(available, payable));
  return { available, most, applied: Math.max(0, Math.min(wanted, most)) };
}
