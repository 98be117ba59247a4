import { readAmount } from '@/shared/lib';

/** An amount as it stands in a field: 1250 → "12.50". */
export function inField(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}

/** What was typed, a readable amount shown as it was read: "12,50" → "12.50". */
export function shownCorrected(typed: string): string {
  const reading = readAmount(typed);
  return reading.kind === 'amount' && !/^\d+(?:\.\d{1,2})?$/.test(typed) ? inField(reading.pence) : typed;
}
