import { type CheckRow, rowsFor, substituteFor } from './tables.ts';

// Positions in the fourteen digits u v w x y z a b c d e f g h.
const A = 6;
const B = 7;
const C = 8;
const G = 12;
const H = 13;

const EXCEPTION_1_ADDEND = 27;
const EXCEPTION_8_SORT_CODE = '090126';
const EXCEPTION_9_SORT_CODE = '309634';
const EXCEPTION_2_WEIGHTS = [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1];
const EXCEPTION_2_WEIGHTS_G9 = [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 10, 9, 3, 1];

/** Pairs of exceptions where one passing check is enough; every other pair must pass both. */
const EITHER_PASSES = ['2,9', '10,11', '12,13'];

/**
 * Whether an account passes Pay.UK's modulus check. A sort code outside the table is presumed valid; a pass does not prove
 * that the account exists. Takes 6 digits and 8 digits (see `checkBankAccount`).
 */
export function passesModulusCheck(sortCode: string, accountNumber: string): boolean {
  const [first, second] = rowsFor(sortCode);
  if (!first) return true;
  const firstPasses = passesRow(first, sortCode, accountNumber);
  if (!second) return firstPasses;
  if (EITHER_PASSES.includes(`${first.exception},${second.exception}`)) {
    return firstPasses || passesRow(second, sortCode, accountNumber);
  }
  return firstPasses && passesRow(second, sortCode, accountNumber);
}

function passesRow(row: CheckRow, sortCode: string, accountNumber: string): boolean {
  const digits = toDigits(sortCodeFor(row, sortCode) + accountNumber);
  if (isExempt(row, digits)) return true;
  const weights = weightsFor(row, digits);
  const remainder = remainderOf(row, digits, weights);
  if (row.exception === 4) return remainder === at(digits, G) * 10 + at(digits, H);
  if (row.exception === 5) return passesException5(row, remainder, digits);
  if (remainder === 0) return true;
  return row.exception === 14 && passesSecondStage(row, sortCode, accountNumber);
}

function sortCodeFor(row: CheckRow, sortCode: string): string {
  if (row.exception === 5) return substituteFor(sortCode);
  if (row.exception === 8) return EXCEPTION_8_SORT_CODE;
  if (row.exception === 9) return EXCEPTION_9_SORT_CODE;
  return sortCode;
}

function isExempt(row: CheckRow, digits: number[]): boolean {
  // Exception 3: no second check when c is 6 or 9. Exception 6: foreign currency accounts cannot be checked.
  if (row.exception === 3) return at(digits, C) === 6 || at(digits, C) === 9;
  if (row.exception === 6) return at(digits, A) >= 4 && at(digits, A) <= 8 && at(digits, G) === at(digits, H);
  return false;
}

function weightsFor(row: CheckRow, digits: number[]): readonly number[] {
  const [a, b, g] = [at(digits, A), at(digits, B), at(digits, G)];
  if (row.exception === 2 && a !== 0) return g === 9 ? EXCEPTION_2_WEIGHTS_G9 : EXCEPTION_2_WEIGHTS;
  const startsLike10 = (a === 0 || a === 9) && b === 9;
  if (g === 9 && (row.exception === 7 || (row.exception === 10 && startsLike10))) {
    return row.weights.map((weight, position) => (position <= B ? 0 : weight));
  }
  return row.weights;
}

function remainderOf(row: CheckRow, digits: number[], weights: readonly number[]): number {
  const products = digits.map((digit, position) => digit * at(weights, position));
  if (row.method !== 'DBLAL') return sum(products) % (row.method === 'MOD11' ? 11 : 10);
  const total = sum(products.flatMap((product) => toDigits(String(product))));
  return (total + (row.exception === 1 ? EXCEPTION_1_ADDEND : 0)) % 10;
}

// Exception 5: g is the check digit of the first calculation (modulus 11), h of the second (double alternate).
function passesException5(row: CheckRow, remainder: number, digits: number[]): boolean {
  if (row.method === 'MOD11') {
    if (remainder === 1) return false;
    return at(digits, G) === (remainder === 0 ? 0 : 11 - remainder);
  }
  return at(digits, H) === (remainder === 0 ? 0 : 10 - remainder);
}

// Exception 14 (Coutts): when h is 0, 1 or 9, checks the account again without h and with a leading zero.
function passesSecondStage(row: CheckRow, sortCode: string, accountNumber: string): boolean {
  if (!['0', '1', '9'].includes(accountNumber.slice(-1))) return false;
  const digits = toDigits(`${sortCode}0${accountNumber.slice(0, -1)}`);
  return remainderOf(row, digits, row.weights) === 0;
}

function toDigits(text: string): number[] {
  return Array.from(text, Number);
}

function at(values: readonly number[], position: number): number {
  return values[position] ?? 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
