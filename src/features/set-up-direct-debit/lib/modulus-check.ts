import { type CheckRow, findCheckRows, findSubstituteSortCode } from './modulus-rows.ts';

/** The result of the published check: `unknown` if it does not cover the sort code. */
export type Verdict = 'fits' | 'doesNotFit' | 'unknown';

// Positions in the fourteen digits u v w x y z a b c d e f g h.
const [A, B, C, G, H] = [6, 7, 8, 12, 13];
const EXCEPTION_1_ADDEND = 27;
const FIXED_SORT_CODES: Readonly<Record<number, string>> = { 8: '090126', 9: '309634' };
const EXCEPTION_2_WEIGHTS = [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1];
const EXCEPTION_2_WEIGHTS_G9 = [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 10, 9, 3, 1];
/** Pairs of exceptions for which one passed check is enough; for all others both must pass. */
const EITHER_IS_ENOUGH = ['2,9', '10,11', '12,13'];

/**
 * Checks whether an account number can belong to a sort code, with Pay.UK's published modulus check. It never proves that an
 * account exists.
 *
 * @param sortCode six digits
 * @param accountNumber eight digits
 */
export function checkAccount(sortCode: string, accountNumber: string): Verdict {
  const [firstRow, secondRow] = findCheckRows(sortCode);
  if (!firstRow) return 'unknown';
  const passes = (row: CheckRow) => passesRow(row, sortCode, accountNumber);
  if (!secondRow) return passes(firstRow) ? 'fits' : 'doesNotFit';
  const isEitherEnough = EITHER_IS_ENOUGH.includes(`${firstRow.exception},${secondRow.exception}`);
  const isRight = isEitherEnough
    ? passes(firstRow) || passes(secondRow)
    : passes(firstRow) && passes(secondRow);
  return isRight ? 'fits' : 'doesNotFit';
}

function passesRow(row: CheckRow, sortCode: string, accountNumber: string): boolean {
  const { exception } = row;
  const checkedSortCode =
    exception === 5 ? findSubstituteSortCode(sortCode) : (FIXED_SORT_CODES[exception] ?? sortCode);
  const digits = toDigits(checkedSortCode + accountNumber);
  if (isExempt(exception, digits)) return true;
  const remainder = computeRemainder(row, digits, findWeights(row, digits));
  if (exception === 4) return remainder === getDigit(digits, G) * 10 + getDigit(digits, H);
  if (exception === 5) return passesException5(row, remainder, digits);
  if (remainder === 0) return true;
  return exception === 14 && passesWithoutLastDigit(row, sortCode, accountNumber);
}

/** Exception 3: no second check if c is 6 or 9. Exception 6: foreign-currency accounts cannot be checked. */
function isExempt(exception: number, digits: readonly number[]): boolean {
  if (exception === 3) return getDigit(digits, C) === 6 || getDigit(digits, C) === 9;
  return (
    exception === 6 &&
    getDigit(digits, A) >= 4 &&
    getDigit(digits, A) <= 8 &&
    getDigit(digits, G) === getDigit(digits, H)
  );
}

function findWeights({ exception, weights }: CheckRow, digits: readonly number[]): readonly number[] {
  const [a, b, isG9] = [getDigit(digits, A), getDigit(digits, B), getDigit(digits, G) === 9];
  if (exception === 2 && a !== 0) return isG9 ? EXCEPTION_2_WEIGHTS_G9 : EXCEPTION_2_WEIGHTS;
  const isZeroed = isG9 && (exception === 7 || (exception === 10 && (a === 0 || a === 9) && b === 9));
  return isZeroed ? weights.map((weight, position) => (position <= B ? 0 : weight)) : weights;
}

function computeRemainder(row: CheckRow, digits: readonly number[], weights: readonly number[]): number {
  const products = digits.map((digit, position) => digit * getDigit(weights, position));
  if (row.method !== 'DBLAL') return sum(products) % (row.method === 'MOD11' ? 11 : 10);
  const addend = row.exception === 1 ? EXCEPTION_1_ADDEND : 0;
  return (sum(products.flatMap((product) => toDigits(String(product)))) + addend) % 10;
}

/** Exception 5: g is the check digit of the first calculation, h of the second. */
function passesException5({ method }: CheckRow, remainder: number, digits: readonly number[]): boolean {
  if (method !== 'MOD11') return getDigit(digits, H) === (remainder === 0 ? 0 : 10 - remainder);
  // A remainder of 1 would need the check digit 10, so no account is valid.
  return getDigit(digits, G) === (remainder === 0 ? 0 : 11 - remainder);
}

/** Exception 14: if h is 0, 1 or 9, the account is checked again without h and with a leading zero. */
function passesWithoutLastDigit(row: CheckRow, sortCode: string, accountNumber: string): boolean {
  if (!['0', '1', '9'].includes(accountNumber.slice(-1))) return false;
  return computeRemainder(row, toDigits(`${sortCode}0${accountNumber.slice(0, -1)}`), row.weights) === 0;
}

function toDigits(digitText: string): number[] {
  return Array.from(digitText, Number);
}

function getDigit(values: readonly number[], position: number): number {
  return values[position] ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
