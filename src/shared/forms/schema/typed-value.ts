import { formatDate, isIsoDate, readNumber, readTypedDate } from '../../lib';

export function textFromValue(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** Parses a number; returns the text when it is invalid, could be two numbers or would lose digits. */
export function numberFromText(typed: string): number | string {
  const reading = readNumber(typed);
  if (reading.kind !== 'number') return typed;
  const number = Number(reading.digits);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? typed : number;
}

/** Formats a day as DD/MM/YYYY; other values stay, so that nothing typed is lost. */
export function textFromDate(value: unknown): string {
  const text = textFromValue(value);
  return isIsoDate(text) ? formatDate(text) : text;
}

/** Parses a day to YYYY-MM-DD; invalid text stays for validation. */
export function dateFromText(typed: string): string {
  const reading = readTypedDate(typed);
  return reading.kind === 'date' ? reading.iso : typed;
}
