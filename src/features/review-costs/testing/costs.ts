import type { Costs } from '@/shared/api';

export function money(amount: number) {
  const decimal = (amount / 100).toFixed(2);
  return { amount, decimal, formatted: `£${decimal}` };
}

/** Costs of a monthly membership that begins today. */
export function buildCosts(overrides: Partial<Costs> = {}): Costs {
  return {
    totalToPayNow: money(2742),
    prettyFirstBillingDate: '1st December 2026',
    firstBillingDate: '2026-12-01',
    proRataDays: 11,
    billingDay: null,
    billingDays: [1, 15],
    startDate: { min: '2026-11-20', max: '2026-12-20' },
    today: '2026-11-20',
    globalBasePrice: money(3500),
    paymentType: 'recurring',
    fixedDuration: null,
    fixedPeriod: null,
    promotionEnabled: true,
    directDebitProvider: 'bacs',
    fees: {
      joiningFee: money(1500),
      baseFee: money(3500),
      proRataFee: money(1242),
      monthInHandFee: null,
      discount: null,
    },
    ...overrides,
  };
}
