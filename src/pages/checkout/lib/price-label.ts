import type { Cart } from '@/shared/api';
import { text } from '@/shared/messages';

type Option = NonNullable<Cart['joining']>['paymentOption'];

/** The membership fee: '£35.00 a month', or '£320.00' for a single payment. */
export function priceLabelOf({ fees, globalBasePrice, paymentType }: Option): string {
  const price = (fees.baseFee ?? globalBasePrice).formatted;
  return paymentType === 'recurring' ? text('membership.perMonth', { price }) : price;
}
