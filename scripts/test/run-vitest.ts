import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from '../../tooling/run.ts';
import { FLAKY_AT_MOST, type Result } from './result.ts';

type Assertion = { status: string; fullName: string; duration?: number; failureMessages: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; status: string; assertionResults: Assertion[] }[];
};

const LINES_OF_A_TEST = 25;

/**
 * Runs Vitest and reads its report. Prints the whole output of a run that fails, and only the warnings of one that passes.
 *
 * @param name the name of the report in `.cache/`
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Result> {
  const report = join(root, '.cache', `vitest-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--no-color', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output, errors } = await run('vitest', ['run', ...args, ...reporters], { env, quiet: true });
  process.stderr.write(code === 0 ? errors : output);
  const {
    numPassedTests: passed,
    numFailedTests,
    testResults,
  }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  const flaky = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFlaky));
  for (const { fullName, failureMessages } of flaky)
    console.log(
      `Passed only on the second try (${FLAKY_AT_MOST} allowed): ${fullName}\n${excerpt(failureMessages)}`,
    );
  const failed = numFailedTests + (flaky.length > FLAKY_AT_MOST ? flaky.length : 0);
  return {
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: failuresOf(testResults),
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

function excerpt(messages: readonly string[]): string {
  return messages.join('\n').split('\n').slice(0, LINES_OF_A_TEST).join('\n');
}

/** Lists the names and messages of failed tests, and of files that could not run. */
function failuresOf(results: VitestReport['testResults']): string[] {
  return results
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [`✗ ${name}`, ...message.split('\n').slice(0, LINES_OF_A_TEST)]),
      ...assertionResults
        .filter((test) => test.status === 'failed')
        .flatMap(({ fullName, failureMessages }) => [`✗ ${fullName}`, excerpt(failureMessages)]),
    ]);
}
