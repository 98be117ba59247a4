/** How a membership is paid for. Source: Spec, joining §9. */
export const PAYMENT_TYPES = ['recurring', 'fixed'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Monthly is shown first. Source: Spec, platform §4. */
export const DEFAULT_PAYMENT_TYPE: PaymentType = 'recurring';

const LABELS = { recurring: 'Monthly', fixed: 'Single payment' } as const satisfies Record<
  PaymentType,
  string
>;

export function isPaymentType(value: unknown): value is PaymentType {
  return value === 'recurring' || value === 'fixed';
}

/** Recurring is Monthly, fixed is Single payment. Source: Spec, platform §3. */
export function paymentTypeLabel(paymentType: PaymentType): string {
  return LABELS[paymentType];
}

/** The unit of a benefit comes in the plural: 'weeks' is read 'per week'. Source: Spec, joining §2. */
export function benefitFrequencyLabel(unit: string): string {
  return `per ${unit.slice(0, -1)}`;
}
