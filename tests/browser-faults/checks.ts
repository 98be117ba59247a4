import { stripVTControlCharacters } from 'node:util';

/** Runs all checks, even after a failure, and counts them. */
export interface Checks {
  readonly count: () => number;
  readonly failures: readonly string[];
  readonly check: (what: string, assert: () => unknown) => Promise<void>;
}

export function createChecks(): Checks {
  const failures: string[] = [];
  let count = 0;
  return {
    count: () => count,
    failures,
    async check(what, assert) {
      count += 1;
      try {
        await assert();
      } catch (error) {
        const [words = ''] = [error instanceof Error ? error.message : String(error)];
        failures.push(`${what}: ${stripVTControlCharacters(words).slice(0, 600)}`);
      }
    },
  };
}
