import type { PaymentType } from '../types.ts';
import { percentOf } from './money.ts';

export interface PromotionRule {
  kind: 'percentage' | 'fixed-amount' | 'free-joining-fee';
  /** Percent or pence, by kind. */
  value: number;
}

/** Where a code may be used; null is "everywhere". */
export interface PromotionScope {
  paymentType: PaymentType | null;
  membershipTypeIds: string[] | null;
  endsAt: Date | null;
}

/** What a promotion takes off what is due now; never more than that. */
export function discountFor(promotion: PromotionRule, price: { dueNow: number; joiningFee: number }): number {
  const wanted = wantedDiscount(promotion, price);
  return Math.min(Math.max(wanted, 0), price.dueNow);
}

/** Whether a code may be used for an option now. */
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

/** Codes are typed in any case and with spaces around them. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
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
