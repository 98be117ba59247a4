import { replaceLetters, toPlainTyped } from './plain.ts';

/** A parsed number. Some are ambiguous: `1,250` is 1250 in Britain and 1.25 elsewhere. */
export type NumberReading =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'either'; readonly digits: readonly [string, string] }
  | { readonly kind: 'problem' };

const PROBLEM: NumberReading = { kind: 'problem' };
const CURRENCY = /^(?:\p{Sc}|gbp)\s?|\s?(?:\p{Sc}|gbp|pounds?)$/giu;
const MOST_POUNDS = 6;

/** Parses a number with a decimal point or comma, with or without thousands separators. `digits` uses a point only. */
export function readNumber(typed: string): NumberReading {
  return readDecimal(toPlainTyped(typed), false);
}

/** Parses an amount of money into its smallest unit: `12.5`, `£12.50`, `12,50`, `1,250`, `50p`. */
export function readAmount(
  typed: string,
):
  | { kind: 'amount'; pence: number }
  | { kind: 'either'; pence: readonly [number, number] }
  | { kind: 'problem' } {
  const plain = toPlainTyped(typed);
  const pennies = /^(\d{1,2}) ?p$/i.exec(plain);
  if (pennies) return { kind: 'amount', pence: Number(pennies[1]) };
  const reading = readDecimal(plain.replace(CURRENCY, ''), true);
  if (reading.kind === 'problem') return reading;
  if (reading.kind === 'either') {
    const [one, other] = reading.digits;
    return { kind: 'either', pence: [penceOf(one), penceOf(other)] };
  }
  const isSum = /^\d+(?:\.\d{1,2})?$/.test(reading.digits);
  const isTooMuch = reading.digits.replace(/\..*/, '').length > MOST_POUNDS;
  return isSum && !isTooMuch ? { kind: 'amount', pence: penceOf(reading.digits) } : { kind: 'problem' };
}

function penceOf(digits: string): number {
  return Math.round(Number(digits) * 100);
}

function readDecimal(plain: string, isMoney: boolean): NumberReading {
  const [, sign = '', typed = ''] = /^([+-]?) ?(.*)$/.exec(plain) ?? [];
  const text = (/\d/.test(typed) ? replaceLetters(typed) : typed).replace(/ ?([.,]) ?/g, '$1');
  // Spaces and apostrophes can only separate thousands.
  const joined = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?$/.test(text) ? text.replace(/[ ']/g, '') : text;
  if (!/^[\d.,]*\d[\d.,]*$/.test(joined)) return PROBLEM;
  const number = (digits: string): NumberReading => ({
    kind: 'number',
    digits: sign.replace('+', '') + digits,
  });
  const separators = joined.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  if (separators.length === 0) return number(joined);
  if (separators.length === 1) return readSingle(joined, { isMoney, number });
  const hasTwoKinds = new Set(separators).size === 2;
  // If there are two kinds of separator, the last one begins the decimals: 1,250.50 and 1.250,50.
  const at = hasTwoKinds ? joined.lastIndexOf(last) : joined.length;
  const whole = joined.slice(0, at);
  if (!/^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole)) return PROBLEM;
  return number(pointed(whole.replace(/[.,]/g, ''), joined.slice(at + 1)));
}

function readSingle(
  text: string,
  { isMoney, number }: { isMoney: boolean; number: (digits: string) => NumberReading },
): NumberReading {
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  const isThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const asDecimal = pointed(whole, decimals);
  if (!isThousands) return number(asDecimal);
  // Before three digits, a comma in an amount of money separates thousands and a point in another number begins the decimals;
  // the other two combinations are ambiguous.
  const isComma = text.includes(',');
  if (isMoney && isComma) return number(whole + decimals);
  if (!isMoney && !isComma) return number(asDecimal);
  const isPenny = !isMoney || decimals.endsWith('0');
  return isPenny ? { kind: 'either', digits: [asDecimal, whole + decimals] } : PROBLEM;
}

function pointed(whole: string, decimals: string): string {
  return decimals === '' ? whole : `${whole || '0'}.${decimals}`;
}
