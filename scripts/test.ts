/** `npm test`: every suite, one after the other, and one line over all of them at the end. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browserPath } from './lib/browser.ts';
import { build } from './lib/build.ts';
import { nginx } from './lib/nginx.ts';
import {
  addTallies,
  closeWith,
  endWithSentence,
  root,
  run,
  runScript,
  type Tally,
  tallyOf,
} from './lib/run.ts';

/** What a suite counted, and the words of what failed in it: they stand at the end, where whoever reads a long log begins. */
type Result = Tally & { words: readonly string[] };
type Suite = { name: string; run: () => Promise<Result> };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages: string[] }[];
  }[];
};

/** So many lines at the end tell what failed. */
const LINES_OF_A_TEST = 25;
const LINES_OF_A_SCRIPT = 40;
/** A file's line names the tests that took longer; the slowest of the whole suite follow it. */
const SLOW_MS = 5000;
const SLOWEST = 10;

const script =
  (file: string, ...args: string[]) =>
  async () => {
    const outcome = await runScript(file, args);
    return { ...tallyOf(outcome), words: outcome.output.trimEnd().split('\n').slice(-LINES_OF_A_SCRIPT) };
  };

const suites: Suite[] = [
  { name: 'types, style, layout, API document', run: script('scripts/verify.ts') },
  { name: 'unit tests', run: () => vitest('unit', ['--project', 'unit', '--project', 'node']) },
  { name: 'each call × each fault', run: () => vitest('faults', ['--project', 'faults']) },
  {
    name: 'random visits of the checkout',
    run: () => vitest('payments', ['--project', 'payments', '--maxWorkers=2']),
  },
  { name: 'sandbox API on PGlite', run: () => vitest('api-pglite', ['--project', 'api']) },
  {
    name: 'sandbox API on PostgreSQL',
    run: () => vitest('api-postgres', ['--project', 'api'], { SANDBOX_TEST_DATABASE: 'postgres' }),
  },
  { name: 'two processes, 100 customers at once', run: script('scripts/scale.ts', '--journeys', '100') },
  { name: 'production build', run: () => build().then(() => ({ passed: 1, failed: 0, words: [] })) },
  {
    name: 'nginx in front of the build',
    run: async () => {
      nginx();
      return vitest('nginx', ['--project', 'nginx']);
    },
  },
  { name: 'contracts', run: script('contracts/main.ts') },
  { name: 'budgets', run: script('scripts/budget.ts') },
  { name: 'calls that fail in a browser, a part', run: script('scripts/faults.ts', '--short') },
  { name: 'journeys in a browser', run: script('scripts/e2e.ts') },
];

const started = performance.now();
await browserPath().catch(endWithSentence);

const results: Array<Suite & { result: Result; seconds: number }> = [];
for (const [index, suite] of suites.entries()) {
  console.log(`\n── ${index + 1}/${suites.length} ${suite.name} ──`);
  const from = performance.now();
  const result = await suite.run().catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    console.error(words);
    return { passed: 0, failed: 1, words: [words] };
  });
  results.push({ ...suite, result, seconds: (performance.now() - from) / 1000 });
}

for (const { name, result } of results)
  if (result.failed > 0) console.log(`\n── what failed in: ${name} ──\n${result.words.join('\n')}`);

console.log(`\nAll suites, ${((performance.now() - started) / 60_000).toFixed(1)} minutes:`);
for (const { name, result, seconds } of results) {
  const counts = `${result.passed} passed, ${result.failed} failed`;
  console.log(`  ${result.failed === 0 ? '✓' : '✗'} ${name} (${counts}, ${seconds.toFixed(0)} s)`);
}
closeWith(addTallies(results.map(({ result }) => result)));

async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Result> {
  const report = join(root, '.cache', `vitest-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', ...args, `--slowTestThreshold=${SLOW_MS}`, ...reporters], {
    env,
  });
  const counts: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  printSlowest(counts);
  const failed = counts.numFailedTests;
  return {
    passed: counts.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    words: wordsOf(counts),
  };
}

function printSlowest({ testResults }: VitestReport): void {
  const slowest = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
    )
    .map(({ duration = 0, fullName, file }) => ({ duration, line: `${fullName} (${file})` }))
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, SLOWEST);
  console.log('\nThe slowest tests:');
  for (const { duration, line } of slowest) console.log(`  ${(duration / 1000).toFixed(1)} s  ${line}`);
}

/** Names and messages of the tests that failed, and of the files that could not be run. */
function wordsOf({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [`✗ ${name}`, ...message.split('\n').slice(0, LINES_OF_A_TEST)]),
      ...assertionResults
        .filter((test) => test.status === 'failed')
        .flatMap(({ fullName, failureMessages }) => [
          `✗ ${fullName}`,
          ...failureMessages.join('\n').split('\n').slice(0, LINES_OF_A_TEST),
        ]),
    ]);
}
