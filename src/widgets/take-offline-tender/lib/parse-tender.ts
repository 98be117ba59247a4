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
  input: string,
  { type, most, symbol }: { readonly type: TenderType; readonly most: number; readonly symbol: string },
): TypedTender {
  const amount = readAmount(input);
  if (amount.kind === 'problem') return { problem: text('tender.notAnAmount') };
  if (amount.kind === 'either') {
    const [firstReading, secondReading] = amount.pence.map((pence) => formatWithSymbol(pence, symbol));
    return { problem: text('tender.either', { one: firstReading ?? '', other: secondReading ?? '' }) };
  }
  if (amount.pence <= 0) return { pence: amount.pence };
  if (most === 0 && type !== 'cash') return { problem: text('tender.nothingLeft') };
  if (type === 'cash' || amount.pence <= most) return { pence: amount.pence };
  const textValues = { most: formatWithSymbol(most, symbol) };
  return {
    problem:
      type === 'cheque' ? text('tender.mostCheque', textValues) : text('tender.mostVoucher', textValues),
  };
}
