import type { Money } from '../types.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence as `Money`: the amount, the formatted text and the decimal text. */
export function money(pence: number): Money {
  return { amount: pence, formatted: pounds.format(pence / 100), decimal: (pence / 100).toFixed(2) };
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
