import type { Cart, Payment } from '@/shared/api';

/** What is still to pay, by card. */
export function cardPayments(cart: Cart): Payment[] {
  return [{ tenderType: 'card', amount: cart.totals.balance }];
}

/** Whether an amount in minor units differs from the one shown to the customer; a missing amount does not. */
export function isAmountChanged(
  amount: number | null | undefined,
  { payments }: { readonly payments: readonly Pick<Payment, 'amount'>[] },
): boolean {
  const shown = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return typeof amount === 'number' && amount !== shown;
}
