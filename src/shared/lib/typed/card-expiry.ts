import { normaliseTypedText, replaceLetters } from './plain.ts';

/**
 * Parses an expiry date to MM/YY: typed as `1/27`, `0127`, `01-27`, or autofilled as `01/2027` or `2027-01`. Returns null if it
 * is invalid.
 */
export function readExpiry(typedText: string): string | null {
  const plainText = replaceLetters(normaliseTypedText(typedText)).replace(/ /g, '');
  const isoMatch = /^20(\d\d)-(\d{2})$/.exec(plainText);
  const [, month = '', year = ''] =
    (isoMatch && [plainText, isoMatch[2], isoMatch[1]]) ??
    /^(\d{1,2})[-/.,](?:20)?(\d{2})$/.exec(plainText) ??
    /^(\d{2})(?:20)?(\d{2})$/.exec(plainText) ??
    [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${month.padStart(2, '0')}/${year}` : null;
}
