import type { PaymentType } from '../domain/common/types.ts';

export interface DemoPromotion {
  code: string;
  kind: 'percentage' | 'fixed-amount' | 'free-joining-fee';
  value: number;
  paymentType: PaymentType | null;
  /** Slugs of membership types; null for every type. */
  membershipTypes: string[] | null;
  endsAt: Date | null;
}

/** Promotion codes of the demo operator. Each comment names the discount on the amount due now. */
export const demoPromotions: DemoPromotion[] = [
  // 10 %, everywhere
  definePromotion({ code: 'WELCOME10', kind: 'percentage', value: 10 }),
  // the joining fee, monthly only
  definePromotion({ code: 'NOJOIN', kind: 'free-joining-fee', value: 0, paymentType: 'recurring' }),
  // £5
  definePromotion({ code: 'FIVER', kind: 'fixed-amount', value: 500 }),
  // everything: an order that costs nothing today
  definePromotion({ code: 'FREESTART', kind: 'percentage', value: 100 }),
  // half, swimmers only
  definePromotion({ code: 'SPLASH50', kind: 'percentage', value: 50, membershipTypes: ['swim'] }),
  // ended: never recognised
  definePromotion({
    code: 'SUMMER25',
    kind: 'percentage',
    value: 25,
    endsAt: new Date('2025-09-01T00:00:00Z'),
  }),
];

function definePromotion(
  fields: Pick<DemoPromotion, 'code' | 'kind' | 'value'> & Partial<DemoPromotion>,
): DemoPromotion {
  return { paymentType: null, membershipTypes: null, endsAt: null, ...fields };
}
