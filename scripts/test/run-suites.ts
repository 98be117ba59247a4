import { addTallies, endWithTally, readTally, runScript } from '../../tooling/run.ts';
import { printSlowest, type SuiteResult } from './result.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<SuiteResult>;
}

const MAX_SCRIPT_LINES = 40;

/** Makes a suite of one of our own scripts. */
export function createScriptSuite(name: string, file: string, ...args: readonly string[]): Suite {
  return {
    name,
    async run() {
      const outcome = await runScript(file, args);
      return {
        ...readTally(outcome),
        output: outcome.output.trimEnd().split('\n').slice(-MAX_SCRIPT_LINES),
      };
    },
  };
}

/** Runs the suites one after the other. Prints failures, the slowest tests, a line for each suite, and the closing line. */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  // Only a separate `npm run e2e` prints a line for each journey.
  process.env.PAVILION_REPORTER ??= 'dot';
  const startedAt = performance.now();
  const results: Array<{ name: string; result: SuiteResult; seconds: number }> = [];
  for (const [index, { name, run }] of suites.entries()) {
    console.log(`\n── ${index + 1}/${suites.length} ${name} ──`);
    const suiteStartedAt = performance.now();
    const result = await run().catch((error: unknown): SuiteResult => {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      return { passed: 0, failed: 1, output: [message] };
    });
    results.push({ name, result, seconds: (performance.now() - suiteStartedAt) / 1000 });
  }

  for (const { name, result } of results)
    if (result.failed > 0) console.log(`\n── what failed in: ${name} ──\n${result.output.join('\n')}`);
  printSlowest(results.map(({ result }) => result));

  console.log(`\nAll suites, ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes:`);
  for (const { name, result, seconds } of results) {
    if (result.skipReason !== undefined) {
      console.log(`  – ${name}: ${result.skipReason}`);
      continue;
    }
    const counts = `${result.passed} passed, ${result.failed} failed`;
    console.log(`  ${result.failed === 0 ? '✓' : '✗'} ${name} (${counts}, ${seconds.toFixed(0)} s)`);
  }
  endWithTally(addTallies(results.map(({ result }) => result)));
}
