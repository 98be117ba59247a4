import { normaliseCodeKey } from '../../../../src/shared/lib/typed/code.ts';
import { calculatePercentage } from '../../common/index.ts';
import type { PaymentType } from '../../common/types.ts';

export interface PromotionRule {
  kind: 'percentage' | 'fixed-amount' | 'free-joining-fee';
  /** Percent or pence, depending on `kind`; unused for a free joining fee. */
  value: number;
}

/** What a code applies to; a null field sets no limit. */
export interface PromotionScope {
  paymentType: PaymentType | null;
  membershipTypeIds: string[] | null;
  endsAt: Date | null;
}

/** The discount of a promotion in pence, at most the amount due now. */
export function calculateDiscount(
  promotion: PromotionRule,
  price: { dueNow: number; joiningFee: number },
): number {
  const fullDiscount = calculateFullDiscount(promotion, price);
  return Math.min(Math.max(fullDiscount, 0), price.dueNow);
}

/** Whether a code applies to an option now. */
export function doesPromotionApply(
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

/** Normalises a code for comparison: ignores case, groups, and quotes and full stops that were copied along. */
export function normaliseCode(code: string): string {
  return normaliseCodeKey(code);
}

function calculateFullDiscount(
  promotion: PromotionRule,
  price: { dueNow: number; joiningFee: number },
): number {
  switch (promotion.kind) {
    case 'percentage':
      return calculatePercentage(price.dueNow, promotion.value);
    case 'fixed-amount':
      return promotion.value;
    case 'free-joining-fee':
      return price.joiningFee;
  }
}
