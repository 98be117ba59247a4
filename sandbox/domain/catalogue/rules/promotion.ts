import { codeKey } from '../../../../src/shared/lib/typed/code.ts';
import { percentOf } from '../../common/index.ts';
import type { PaymentType } from '../../common/types.ts';

export interface PromotionRule {
  kind: 'percentage' | 'fixed-amount' | 'free-joining-fee';
  /** Percent or pence, by kind. */
  value: number;
}

/** The scope of a code; null is "everywhere". */
export interface PromotionScope {
  paymentType: PaymentType | null;
  membershipTypeIds: string[] | null;
  endsAt: Date | null;
}

/** The discount of a promotion, at most the amount due now. */
export function discountFor(promotion: PromotionRule, price: { dueNow: number; joiningFee: number }): number {
  const wanted = wantedDiscount(promotion, price);
  return Math.min(Math.max(wanted, 0), price.dueNow);
}

/** Whether a code applies to an option now. */
export function promotionApplies(
  scope: PromotionScope,
  option: { paymentType: PaymentType; membershipTypeId: string; promotionEnabled: boolean },
  now: Date,
): boolean {
  if (!option.promotionEnabled) return false;
  if (scope.paymentType !== null && scope.paymentType !== option.paymentType) return false;
  if (scope.membershipTypeIds !== null && !scope.membershipTypeIds.includes(option.membershipTypeId))
    return false;
  return scope.endsAt === null || now < scope.endsAt;
}

/** Ignores the case of a code, its groups, and the quotes and stops that were copied along. */
export function normaliseCode(code: string): string {
  return codeKey(code);
}

function wantedDiscount(promotion: PromotionRule, price: { dueNow: number; joiningFee: number }): number {
  switch (promotion.kind) {
    case 'percentage':
      return percentOf(price.dueNow, promotion.value);
    case 'fixed-amount':
      return promotion.value;
    case 'free-joining-fee':
      return price.joiningFee;
  }
}
