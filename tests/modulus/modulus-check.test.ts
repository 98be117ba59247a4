import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesModulusCheck } from '../../sandbox/domain/rules/modulus-check/modulus-check.ts';
import { rowsFor } from '../../sandbox/domain/rules/modulus-check/tables.ts';
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
