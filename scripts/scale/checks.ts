/** A statement about the data, whether it is true, and what was found. */
export interface Check {
  readonly statement: string;
  readonly isTrue: boolean;
  readonly found: string;
}

/** Prints the checks and returns how many passed and failed. */
export function printChecks(checks: readonly Check[]): { passed: number; failed: number } {
  for (const { statement, isTrue, found } of checks)
    console.log(`${isTrue ? '✓' : '✗'} ${statement} (${found})`);
  const failed = checks.filter(({ isTrue }) => !isTrue).length;
  return { passed: checks.length - failed, failed };
}
