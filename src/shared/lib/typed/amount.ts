import { normaliseTypedText, replaceLetters } from './plain.ts';

/** A parsed number. Some are ambiguous: `1,250` is 1250 in Britain and 1.25 elsewhere. */
export type NumberReading =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'either'; readonly digits: readonly [string, string] }
  | { readonly kind: 'problem' };

const PROBLEM_READING: NumberReading = { kind: 'problem' };
const CURRENCY_SIGN = /^(?:\p{Sc}|gbp)\s?|\s?(?:\p{Sc}|gbp|pounds?)$/giu;
const MAX_POUND_DIGITS = 6;

/** Parses a number with a decimal point or comma, with or without thousands separators. `digits` uses a point only. */
export function readNumber(typedText: string): NumberReading {
  return readDecimal(normaliseTypedText(typedText), false);
}

/** Parses an amount of money into its smallest unit: `12.5`, `£12.50`, `12,50`, `1,250`, `50p`. */
export function readAmount(
  typedText: string,
):
  | { kind: 'amount'; pence: number }
  | { kind: 'either'; pence: readonly [number, number] }
  | { kind: 'problem' } {
  const plainText = normaliseTypedText(typedText);
  const penceMatch = /^(\d{1,2}) ?p$/i.exec(plainText);
  if (penceMatch) return { kind: 'amount', pence: Number(penceMatch[1]) };
  const reading = readDecimal(plainText.replace(CURRENCY_SIGN, ''), true);
  if (reading.kind === 'problem') return reading;
  if (reading.kind === 'either') {
    const [first, second] = reading.digits;
    return { kind: 'either', pence: [toPence(first), toPence(second)] };
  }
  const hasAmountShape = /^\d+(?:\.\d{1,2})?$/.test(reading.digits);
  const isTooLarge = reading.digits.replace(/\..*/, '').length > MAX_POUND_DIGITS;
  return hasAmountShape && !isTooLarge
    ? { kind: 'amount', pence: toPence(reading.digits) }
    : { kind: 'problem' };
}

function toPence(digits: string): number {
  return Math.round(Number(digits) * 100);
}

function readDecimal(plainText: string, isMoney: boolean): NumberReading {
  const [, sign = '', unsignedText = ''] = /^([+-]?) ?(.*)$/.exec(plainText) ?? [];
  const text = (/\d/.test(unsignedText) ? replaceLetters(unsignedText) : unsignedText).replace(
    / ?([.,]) ?/g,
    '$1',
  );
  // Spaces and apostrophes can only separate thousands.
  const joinedText = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?$/.test(text) ? text.replace(/[ ']/g, '') : text;
  if (!/^[\d.,]*\d[\d.,]*$/.test(joinedText)) return PROBLEM_READING;
  const createNumber = (digits: string): NumberReading => ({
    kind: 'number',
    digits: sign.replace('+', '') + digits,
  });
  const separators = joinedText.replace(/\d/g, '');
  const lastSeparator = separators.at(-1) ?? '';
  if (separators.length === 0) return createNumber(joinedText);
  if (separators.length === 1) return readSingleSeparator(joinedText, { isMoney, createNumber });
  const hasTwoKinds = new Set(separators).size === 2;
  // If there are two kinds of separator, the last one begins the decimals: 1,250.50 and 1.250,50.
  const pointIndex = hasTwoKinds ? joinedText.lastIndexOf(lastSeparator) : joinedText.length;
  const wholePart = joinedText.slice(0, pointIndex);
  if (!/^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(wholePart)) return PROBLEM_READING;
  return createNumber(formatDecimal(wholePart.replace(/[.,]/g, ''), joinedText.slice(pointIndex + 1)));
}

function readSingleSeparator(
  text: string,
  { isMoney, createNumber }: { isMoney: boolean; createNumber: (digits: string) => NumberReading },
): NumberReading {
  const [wholePart = '', decimals = ''] = text.split(/[.,]/);
  const isThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(wholePart);
  const decimalDigits = formatDecimal(wholePart, decimals);
  if (!isThousands) return createNumber(decimalDigits);
  // Before three digits, a comma in an amount of money separates thousands and a point in another number begins the decimals;
  // the other two combinations are ambiguous.
  const isComma = text.includes(',');
  if (isMoney && isComma) return createNumber(wholePart + decimals);
  if (!isMoney && !isComma) return createNumber(decimalDigits);
  const isAmbiguous = !isMoney || decimals.endsWith('0');
  return isAmbiguous ? { kind: 'either', digits: [decimalDigits, wholePart + decimals] } : PROBLEM_READING;
}

function formatDecimal(whole: string, decimals: string): string {
  return decimals === '' ? whole : `${whole || '0'}.${decimals}`;
}
