import { formatMoney } from '../../domain/common/index.ts';
import type { Schemas } from './schemas.ts';

/** `Money` of the API document: pence and the text to show. */
export function wireMoney(amount: number): Schemas['Money'] {
  return { amount, formatted: formatMoney(amount) };
}

/** `Price`: with the decimal text as well. */
export function wirePrice(amount: number): Schemas['Price'] {
  return { ...wireMoney(amount), decimal: (amount / 100).toFixed(2) };
}

/** `NullablePrice`: null for a part of the price that does not apply. */
export function wirePart(amount: number | null): Schemas['NullablePrice'] {
  return amount === null || amount === 0 ? null : wirePrice(amount);
}

/** `Total`: a price with raw amount and currency, for checkout and orders. */
export function wireTotal(amount: number, currency: string): Schemas['Total'] {
  return { ...wirePrice(amount), currency, raw: { amount, currency } };
}

/** The operator's only currency. */
export const CURRENCY = 'GBP';
