import type { Tally } from '../../tooling/run.ts';

/** A test, whether passed or failed, with its duration. */
export interface TimedTest {
  readonly title: string;
  readonly ms: number;
}

/** The counts of a suite, the output about its failures, and its tests with durations if it knows them. */
export type SuiteResult = Tally & {
  readonly output: readonly string[];
  readonly tests?: readonly TimedTest[];
  /** Why the suite was skipped: what this machine lacks. */
  readonly skipReason?: string;
};

/**
 * How many journeys of a suite may pass only on the second try, because two browsers, a database and four servers may share two
 * cores. Each is named in the output: it is a defect of the journey or the site and must be fixed.
 */
export const MAX_FLAKY_TESTS = 2;

const SLOWEST_COUNT = 10;

/** Prints the slowest tests of all suites. */
export function printSlowest(results: readonly SuiteResult[]): void {
  const slowest = results.flatMap(({ tests = [] }) => tests).toSorted((a, b) => b.ms - a.ms);
  if (slowest.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { ms, title } of slowest.slice(0, SLOWEST_COUNT))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`);
}
