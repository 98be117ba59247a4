import type { OutstandingPayment } from '@/shared/api';

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** The sum of these, in words: "£7.50". The amounts are integers of pence. */
export function totalOf(items: readonly Pick<OutstandingPayment, 'amount'>[]): string {
  return POUNDS.format(items.reduce((sum, { amount }) => sum + amount.amount, 0) / 100);
}
