const poundsFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats pence for customers: "£12.50". */
export function formatMoney(pence: number): string {
  return poundsFormat.format(pence / 100);
}

/** A percentage of an amount in pence, rounded to the nearest penny. */
export function calculatePercentage(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100);
}

/** The VAT inside a price that includes it. */
export function calculateIncludedVat(pence: number, vatPercent: number): number {
  return Math.round((pence * vatPercent) / (100 + vatPercent));
}

/** Whether an amount can be charged: a whole number of pence that is not negative. */
export function isChargeableAmount(pence: number): boolean {
  return Number.isSafeInteger(pence) && pence >= 0;
}
