import { createHash } from 'node:crypto';
import { calculateIncludedVat } from '../../common/index.ts';

/** One line of a cart, priced: pence, VAT included. */
export interface PricedLine {
  id: string;
  amount: number;
  vatPercent: number;
  /** Identifies the line's content. Changing it changes the cart's hash. */
  fingerprint: string;
}

export interface Totals {
  total: number;
  taxTotal: number;
  subTotal: number;
  itemCount: number;
}

/** Total, included VAT, and net amount. */
export function calculateTotals(lines: PricedLine[]): Totals {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const taxTotal = lines.reduce((sum, line) => sum + calculateIncludedVat(line.amount, line.vatPercent), 0);
  return { total, taxTotal, subTotal: total - taxTotal, itemCount: lines.length };
}

/** A hash of a cart's content and prices, so that a payment can identify the cart that the customer saw. */
export function hashCartLines(lines: PricedLine[]): string {
  const content = lines.map(({ id, amount, fingerprint }) => [id, amount, fingerprint]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}
