const MS_PER_MINUTE = 60_000;

export interface CancelRule {
  /** Cancelling is free until this many minutes before the start. */
  readonly freeMinutes: number;
  /** What a late cancellation costs, in pence. Null means that nothing is refunded. */
  readonly lateFee: number | null;
}

/** The outcome of cancelling a booking. Amounts are pence. */
export interface CancelOutcome {
  readonly outcome: 'free' | 'late' | 'no_refund';
  /** Returned to the customer. */
  readonly refund: number;
  /** Owed by the customer. */
  readonly fee: number;
  /** Whether the use of the benefit or package that paid for it is returned. */
  readonly isUseReturned: boolean;
}

/** The last instant at which cancelling is free. */
export function calculateFreeCancellationEnd(startsAt: Date, { freeMinutes }: CancelRule): Date {
  return new Date(startsAt.getTime() - freeMinutes * MS_PER_MINUTE);
}

/**
 * What cancelling now does; null if the session has begun. A late cancellation costs the fee: it is deducted from
 * what was paid, and only the rest is owed.
 */
export function calculateCancelOutcome(
  booking: { readonly startsAt: Date; readonly price: number },
  rule: CancelRule,
  now: Date,
): CancelOutcome | null {
  const { startsAt, price } = booking;
  if (now >= startsAt) return null;
  if (now <= calculateFreeCancellationEnd(startsAt, rule))
    return { outcome: 'free', refund: price, fee: 0, isUseReturned: true };
  if (rule.lateFee === null) return { outcome: 'no_refund', refund: 0, fee: 0, isUseReturned: false };
  const [refund, fee] = [Math.max(0, price - rule.lateFee), Math.max(0, rule.lateFee - price)];
  return { outcome: 'late', refund, fee, isUseReturned: false };
}
