import type { Money } from '../../domain/common/types.ts';
import type { Schemas } from './schemas.ts';

/** `Money` of the API document: minor units and the text to show. */
export function wireMoney({ amount, formatted }: Money): Schemas['Money'] {
  return { amount, formatted };
}

/** `Price`: with the decimal text as well. */
export function wirePrice({ amount, formatted, decimal }: Money): Schemas['Price'] {
  return { amount, formatted, decimal };
}

/** `NullablePrice`: a part of the price that does not apply is null. */
export function wirePart(part: Money | null): Schemas['NullablePrice'] {
  return part === null || part.amount === 0 ? null : wirePrice(part);
}

/** `Total`: a price with raw amount and currency, for checkout and orders. */
export function wireTotal(total: Money, currency: string): Schemas['Total'] {
  return { ...wirePrice(total), currency, raw: { amount: total.amount, currency } };
}

/** The one currency of this operator. */
export const CURRENCY = 'GBP';
