import { formatWithSymbol } from '@/shared/format';
import { readAmount } from '@/shared/lib';
import { text } from '../texts';
import type { TenderType } from './tenders';

type TypedTender = { readonly pence: number } | { readonly problem: string };

/**
 * Parses the typed amount of a tender, or returns why it is invalid.
 *
 * @param most the amount still to pay, in pence.
 */
export function parseTender(
  typed: string,
  { type, most, symbol }: { readonly type: TenderType; readonly most: number; readonly symbol: string },
): TypedTender {
  const reading = readAmount(typed);
  if (reading.kind === 'problem') return { problem: text('tender.notAnAmount') };
  if (reading.kind === 'either') {
    const [one, other] = reading.pence.map((pence) => formatWithSymbol(pence, symbol));
    return { problem: text('tender.either', { one: one ?? '', other: other ?? '' }) };
  }
  if (reading.pence <= 0) return { pence: reading.pence };
  if (most === 0 && type !== 'cash') return { problem: text('tender.nothingLeft') };
  if (type === 'cash' || reading.pence <= most) return { pence: reading.pence };
  const words = { most: formatWithSymbol(most, symbol) };
  return {
    problem: type === 'cheque' ? text('tender.mostCheque', words) : text('tender.mostVoucher', words),
  };
}
