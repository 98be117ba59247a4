import { formatDate, isIsoDate, readTypedDate } from '../../lib';

/** A value as text, for a text box. */
export function textFromValue(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

const DECIMAL = /^[+-]?(\d+([.]\d*)?|[.]\d+)$/;

/** The number that was typed; the text itself when it is none, or when a number could not hold all of its digits. */
export function numberFromText(typed: string): number | string {
  const text = typed.trim();
  if (!DECIMAL.test(text)) return typed;
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? typed : number;
}

/** A day (YYYY-MM-DD) as DD/MM/YYYY; anything else as it is, so that nothing typed is lost. */
export function textFromDate(value: unknown): string {
  const text = textFromValue(value);
  return isIsoDate(text) ? formatDate(text) : text;
}

/** The day that was typed as YYYY-MM-DD; the text itself when it is none, for the check to say what is wrong. */
export function dateFromText(typed: string): string {
  const reading = readTypedDate(typed);
  return reading.kind === 'date' ? reading.iso : typed;
}
