const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as a customer reads them: "£12.50". */
export function formatMoney(pence: number): string {
  return pounds.format(pence / 100);
}

/** A share of an amount in whole pence, half a penny rounded up. */
export function percentOf(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100);
}

/** The VAT inside a price that includes it. */
export function vatWithin(pence: number, vatPercent: number): number {
  return Math.round((pence * vatPercent) / (100 + vatPercent));
}

/** Whether it can be asked for: whole pence, and not less than nothing. */
export function isAmount(pence: number): boolean {
  return Number.isSafeInteger(pence) && pence >= 0;
}
