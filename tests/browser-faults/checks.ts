import { stripVTControlCharacters } from 'node:util';

/** Runs all checks, even after a failure, and counts them. */
export interface Checks {
  readonly count: () => number;
  readonly failures: readonly string[];
  readonly check: (description: string, runAssertion: () => unknown) => Promise<void>;
}

export function createChecks(): Checks {
  const failures: string[] = [];
  let count = 0;
  return {
    count: () => count,
    failures,
    async check(description, runAssertion) {
      count += 1;
      try {
        await runAssertion();
      } catch (error) {
        const [message = ''] = [error instanceof Error ? error.message : String(error)];
        failures.push(`${description}: ${stripVTControlCharacters(message).slice(0, 600)}`);
      }
    },
  };
}
