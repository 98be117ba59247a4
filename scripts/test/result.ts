import type { Tally } from '../../tooling/run.ts';

/** A test, whether passed or failed, with its duration. */
export interface TimedTest {
  readonly title: string;
  readonly ms: number;
}

/** The counts of a suite, the output about its failures, and its tests with durations if it knows them. */
export type Result = Tally & {
  readonly output: readonly string[];
  readonly tests?: readonly TimedTest[];
  /** Why the suite was skipped: what this machine lacks. */
  readonly lacks?: string;
};

/**
 * How many journeys of a suite may pass only on the second try, because two browsers, a database and four servers may share two
 * cores. Each is named in the output: it is a defect of the journey or the site and must be fixed.
 */
export const FLAKY_AT_MOST = 2;

const SLOWEST = 10;

/** Prints the slowest tests of all suites. */
export function printSlowest(results: readonly Result[]): void {
  const slowest = results.flatMap(({ tests = [] }) => tests).toSorted((a, b) => b.ms - a.ms);
  if (slowest.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { ms, title } of slowest.slice(0, SLOWEST))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`);
}
