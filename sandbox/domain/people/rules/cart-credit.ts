import type { CreditAmounts, CreditKind } from '../../common/types.ts';
/** One kind of credit in a cart, in pence. */
export interface CartCreditAmounts {
  available: number;
  /** The most that this cart may use. */
  mostUsable: number;
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
  wantedCredit: CreditAmounts,
  available: CreditAmounts,
  { total, memberships }: CartAmounts,
): Record<CreditKind, CartCreditAmounts> {
  const membership = limitCredit(wantedCredit.membership, available.membership, memberships);
  return {
    membership,
    general: limitCredit(wantedCredit.general, available.general, total - membership.applied),
  };
}

function limitCredit(wantedPence: number, available: number, payablePence: number): CartCreditAmounts {
  const mostUsable = Math.max(0, Math.min(available, payablePence));
  return { available, mostUsable, applied: Math.max(0, Math.min(wantedPence, mostUsable)) };
}
