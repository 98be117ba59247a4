import { describe, expect, test } from 'vitest';
import { checkCoverageTable, listCoverage, OUTCOMES, type Outcome } from '../../contracts/coverage.ts';
import { findUnmatchedKeys } from '../../contracts/payload-keys.ts';

const calls = listCoverage();

/** Calls with a documented outcome that no pact proves. */
const withoutPact = (outcome: Outcome) =>
  calls
    .filter(
      ({ documentedOutcomes, coveredOutcomes }) =>
        documentedOutcomes.has(outcome) && !coveredOutcomes.has(outcome),
    )
    .map(({ call }) => call);

describe('the pacts', () => {
  test('the pacts cover every call of the site', () => {
    expect(calls.length).toBeGreaterThan(30);
  });

  test.each<Outcome>(OUTCOMES)('cover %s of every call that the API document has it for', (outcome) => {
    expect(withoutPact(outcome)).toEqual([]);
  });

  test('the pacts have no outcome that the API document lacks', () => {
    const unknown = calls.flatMap(({ call, coveredOutcomes, documentedOutcomes }) =>
      [...coveredOutcomes]
        .filter((outcome) => !documentedOutcomes.has(outcome))
        .map((outcome) => `${call}: ${outcome}`),
    );
    expect(unknown).toEqual([]);
  });

  test('the pacts have every payload key of the payment calls', () => {
    expect(findUnmatchedKeys()).toEqual([]);
  });

  test('the table of the README is up to date with the pacts', () => {
    expect(checkCoverageTable(false)).toEqual({ passed: 1, failed: 0 });
  });
});
