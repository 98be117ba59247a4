import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from '../../tooling/run.ts';
import { MAX_FLAKY_TESTS, type SuiteResult } from './result.ts';

type Assertion = { status: string; fullName: string; duration?: number; failureMessages: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; status: string; assertionResults: Assertion[] }[];
};

const MAX_FAILURE_LINES = 25;

/**
 * Runs Vitest and reads its report. Prints the whole output of a run that fails, and only the warnings of one that passes.
 *
 * @param name the name of the report in `.cache/`
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const reportFile = join(root, '.cache', `vitest-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--no-color', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code, output, errors } = await run('vitest', ['run', ...args, ...reporters], { env, quiet: true });
  process.stderr.write(code === 0 ? errors : output);
  const {
    numPassedTests: passed,
    numFailedTests,
    testResults,
  }: VitestReport = JSON.parse(readFileSync(reportFile, 'utf8'));
  const flakyTests = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFlaky));
  for (const { fullName, failureMessages } of flakyTests)
    console.log(
      `Passed only on the second try (${MAX_FLAKY_TESTS} allowed): ${fullName}\n${formatExcerpt(failureMessages)}`,
    );
  const failed = numFailedTests + (flakyTests.length > MAX_FLAKY_TESTS ? flakyTests.length : 0);
  return {
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: listFailures(testResults),
    tests: testResults.flatMap((file) =>
      file.assertionResults.map(({ duration = 0, fullName }) => ({
        ms: duration,
        title: `${fullName} (${relative(root, file.name)})`,
      })),
    ),
  };
}

/** Whether the test passed only on the second try; it then keeps the messages of the first. */
function isFlaky({ status, failureMessages }: Assertion): boolean {
  return status === 'passed' && failureMessages.length > 0;
}

function formatExcerpt(messages: readonly string[]): string {
  return messages.join('\n').split('\n').slice(0, MAX_FAILURE_LINES).join('\n');
}

/** Lists the names and messages of failed tests, and of files that could not run. */
function listFailures(results: VitestReport['testResults']): string[] {
  return results
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [`✗ ${name}`, ...message.split('\n').slice(0, MAX_FAILURE_LINES)]),
      ...assertionResults
        .filter((test) => test.status === 'failed')
        .flatMap(({ fullName, failureMessages }) => [`✗ ${fullName}`, formatExcerpt(failureMessages)]),
    ]);
}
