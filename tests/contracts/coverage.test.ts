import { describe, expect, test } from 'vitest';
import { checkTable, coverage, OUTCOMES, type Outcome } from '../../contracts/coverage.ts';
import { unmatchedKeys } from '../../contracts/payload-keys.ts';

const calls = coverage();

/** Calls without a pact for an outcome that the API document has for them. */
const withoutPact = (outcome: Outcome) =>
  calls
    .filter(({ documented, covered }) => documented.has(outcome) && !covered.has(outcome))
    .map(({ call }) => call);

describe('the pacts', () => {
  test('cover every call of the site', () => {
    expect(calls.length).toBeGreaterThan(30);
  });

  test.each<Outcome>(OUTCOMES)('cover %s of every call that the API document has it for', (outcome) => {
    expect(withoutPact(outcome)).toEqual([]);
  });

  test('the pacts have nothing that the API document does not', () => {
    const unknown = calls.flatMap(({ call, covered, documented }) =>
      [...covered].filter((outcome) => !documented.has(outcome)).map((outcome) => `${call}: ${outcome}`),
    );
    expect(unknown).toEqual([]);
  });

  test('the pacts have every payload key of the payment calls', () => {
    expect(unmatchedKeys()).toEqual([]);
  });

  test('the pacts are what the table of the README says', () => {
    expect(checkTable(false)).toEqual({ passed: 1, failed: 0 });
  });
});
