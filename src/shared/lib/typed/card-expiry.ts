import { replaceLetters, toPlainTyped } from './plain.ts';

/**
 * Parses an expiry date to MM/YY: typed as `1/27`, `0127`, `01-27`, or autofilled as `01/2027` or `2027-01`. Returns null if it
 * is invalid.
 */
export function readExpiry(typed: string): string | null {
  const plain = replaceLetters(toPlainTyped(typed)).replace(/ /g, '');
  const iso = /^20(\d\d)-(\d{2})$/.exec(plain);
  const [, month = '', year = ''] =
    (iso && [plain, iso[2], iso[1]]) ??
    /^(\d{1,2})[-/.,](?:20)?(\d{2})$/.exec(plain) ??
    /^(\d{2})(?:20)?(\d{2})$/.exec(plain) ??
    [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${month.padStart(2, '0')}/${year}` : null;
}
