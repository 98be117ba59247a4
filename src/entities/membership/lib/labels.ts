import type { Benefit, PaymentOption } from '@/shared/api';
import { text } from '../texts';
import type { PaymentType } from './payment-type';

/** Recurring is Monthly, fixed is Single payment. Requirement J3.1. */
export function formatPaymentType(paymentType: PaymentType): string {
  return text(paymentType === 'recurring' ? 'membership.monthly' : 'membership.single');
}

const removeLastLetter = (unit: string): string => unit.slice(0, -1);

type FixedPeriod = Pick<PaymentOption, 'fixedDuration' | 'fixedPeriod'>;

/** '30 days'; null if the option has no fixed duration. */
export function formatPeriod({ fixedDuration, fixedPeriod }: FixedPeriod): string | null {
  if (fixedDuration === null || fixedPeriod === null) return null;
  return `${fixedDuration} ${fixedDuration === 1 ? removeLastLetter(fixedPeriod) : fixedPeriod}`;
}

/** 'Time period: 30 days'; null if the option has no fixed duration. Requirement J3.7. */
export function formatTimePeriod(option: FixedPeriod): string | null {
  const period = formatPeriod(option);
  return period && text('membership.period', { period });
}

/** The API sends a benefit's unit in the plural: 'weeks' becomes 'per week'. Requirement J3.6. */
function formatBenefitFrequency(unit: string): string {
  return `per ${removeLastLetter(unit)}`;
}

/** '2 per month', 'per month' or '2'; null for an unlimited benefit. */
export function formatBenefitUses({ totalUses, frequency }: Benefit): string | null {
  const uses = totalUses === null ? '' : `${totalUses}`;
  const per = frequency === null ? '' : formatBenefitFrequency(frequency);
  return [uses, per].filter(Boolean).join(' ') || null;
}

type PricedOption = Pick<PaymentOption, 'paymentType' | 'globalBasePrice'> & {
  readonly fees: Pick<PaymentOption['fees'], 'baseFee'>;
};

/** The membership fee: '£35.00 a month', '£180.00' or 'Free'; null if there is no price for this customer. */
export function formatPriceLabel(option: PricedOption): string | null {
  const price = option.fees.baseFee ?? option.globalBasePrice;
  if (!price) return null;
  if (price.amount === 0) return text('membership.free');
  return option.paymentType === 'recurring'
    ? text('membership.perMonth', { price: price.formatted })
    : price.formatted;
}
