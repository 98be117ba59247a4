import type { Cart, Payment } from '@/shared/api';

/** The payments that cover the whole cart: its applied credit, and a card for the amount still to pay. */
export function filterCardPayments({ payments, totals }: Cart): Payment[] {
  return [...payments, { tenderType: 'card', amount: totals.balance }];
}

/** Whether an amount in minor units differs from the card payment that the customer saw; false if the amount is missing. */
export function isAmountChanged(
  amount: number | null | undefined,
  { payments }: { readonly payments: readonly Payment[] },
): boolean {
  const shownTotal = payments.reduce(
    (sum, { tenderType, amount: cardAmount }) => sum + (tenderType === 'card' ? cardAmount : 0),
    0,
  );
  return typeof amount === 'number' && amount !== shownTotal;
}
