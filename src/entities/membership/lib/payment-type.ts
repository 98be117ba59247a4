/** How a membership is paid for. Requirement J3.1. */
export const PAYMENT_TYPES = ['recurring', 'fixed'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Monthly is selected by default. Requirement J3.1. */
export const DEFAULT_PAYMENT_TYPE: PaymentType = 'recurring';

export function isPaymentType(value: unknown): value is PaymentType {
  return value === 'recurring' || value === 'fixed';
}
