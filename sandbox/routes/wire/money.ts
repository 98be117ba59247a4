import { formatMoney } from '../../domain/common/index.ts';
import type { Schemas } from './schemas.ts';

/** `Money` of the API document: pence and the text to show. */
export function toWireMoney(amount: number): Schemas['Money'] {
  return { amount, formatted: formatMoney(amount) };
}

/** `Price`: with the decimal text as well. */
export function toWirePrice(amount: number): Schemas['Price'] {
  return { ...toWireMoney(amount), decimal: (amount / 100).toFixed(2) };
}

/** `NullablePrice`: null for a part of the price that does not apply. */
export function toWirePriceOrNull(amount: number | null): Schemas['NullablePrice'] {
  return amount === null || amount === 0 ? null : toWirePrice(amount);
}

/** `Total`: a price with raw amount and currency, for checkout and orders. */
export function toWireTotal(amount: number, currency: string): Schemas['Total'] {
  return { ...toWirePrice(amount), currency, raw: { amount, currency } };
}

/** The operator's only currency. */
export const CURRENCY = 'GBP';
