import type { Cart, Payment } from '@/shared/api';

/** What pays the whole cart: the credit that it holds, and a card for what is still to pay. */
export function cardPayments({ payments, totals }: Cart): Payment[] {
  return [...payments, { tenderType: 'card', amount: totals.balance }];
}

/** Whether an amount in minor units differs from what the customer was asked to pay by card; a missing amount does not. */
export function isAmountChanged(
  amount: number | null | undefined,
  { payments }: { readonly payments: readonly Payment[] },
): boolean {
  const shown = payments.reduce(
    (sum, { tenderType, amount: part }) => sum + (tenderType === 'card' ? part : 0),
    0,
  );
  return typeof amount === 'number' && amount !== shown;
}
