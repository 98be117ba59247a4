import type { Tally } from '../../tooling/run.ts';

/** A test that passed or failed, and how long it took. */
export interface TimedTest {
  readonly title: string;
  readonly ms: number;
}

/** What a suite counted, the output about its failures, and its tests by time where it knows them. */
export type Result = Tally & {
  readonly output: readonly string[];
  readonly tests?: readonly TimedTest[];
  /** Why nothing was run: something that this machine lacks. */
  readonly lacks?: string;
};

/**
 * So many journeys of a suite may need their second try, where two browsers, a database and four servers share two cores. Each
 * is named, is a defect of the journey or of the site, and is to be fixed.
 */
export const FLAKY_AT_MOST = 2;

const SLOWEST = 10;

/** Prints the tests of all suites that took longest. */
export function printSlowest(results: readonly Result[]): void {
  const slowest = results.flatMap(({ tests = [] }) => tests).toSorted((a, b) => b.ms - a.ms);
  if (slowest.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { ms, title } of slowest.slice(0, SLOWEST))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`);
}
