import { formatDate, isIsoDate, readNumber, readTypedDate } from '../../lib';

export function formatValue(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** Parses a number; returns the text unchanged if it is invalid, ambiguous or would lose digits. */
export function parseNumber(typedText: string): number | string {
  const reading = readNumber(typedText);
  if (reading.kind !== 'number') return typedText;
  const number = Number(reading.digits);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? typedText : number;
}

/** Formats a date as DD/MM/YYYY; other values stay unchanged, so that nothing typed is lost. */
export function formatTypedDate(value: unknown): string {
  const text = formatValue(value);
  return isIsoDate(text) ? formatDate(text) : text;
}

/** Parses a date to YYYY-MM-DD; invalid text stays for validation. */
export function parseTypedDate(typedText: string): string {
  const reading = readTypedDate(typedText);
  return reading.kind === 'date' ? reading.iso : typedText;
}
