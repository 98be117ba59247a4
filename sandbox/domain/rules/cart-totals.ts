import { createHash } from 'node:crypto';
import { vatWithin } from './money.ts';

/** One line of a cart, priced: pence, VAT included. */
export interface PricedLine {
  id: string;
  amount: number;
  vatPercent: number;
  /** Everything that makes the line what it is; a change of it changes the cart's hash. */
  fingerprint: string;
}

export interface Totals {
  total: number;
  taxTotal: number;
  subTotal: number;
  itemCount: number;
}

/** Total, the VAT inside it, and what remains. */
export function totalsOf(lines: PricedLine[]): Totals {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const taxTotal = lines.reduce((sum, line) => sum + vatWithin(line.amount, line.vatPercent), 0);
  return { total, taxTotal, subTotal: total - taxTotal, itemCount: lines.length };
}

/** Names what a cart holds and costs, so that a payment can say which cart the customer saw. */
export function itemHashOf(lines: PricedLine[]): string {
  const content = lines.map(({ id, amount, fingerprint }) => [id, amount, fingerprint]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/** What of a cart may be paid with a credit: all that is available, up to the total. */
export function maxCredit(available: number, total: number): number {
  return Math.max(0, Math.min(available, total));
}
