/** `npm test`: every suite, one after the other, and one line over all of them at the end. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

type Suite = { name: string; run: () => Promise<Tally> };

const script =
  (file: string, ...args: string[]) =>
  async () =>
    tallyOf(await runScript(file, args));

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
  { name: 'production build', run: () => build().then(() => ({ passed: 1, failed: 0 })) },
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

const results: Array<Suite & { tally: Tally; seconds: number }> = [];
for (const [index, suite] of suites.entries()) {
  console.log(`\n── ${index + 1}/${suites.length} ${suite.name} ──`);
  const from = performance.now();
  const tally = await suite.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  results.push({ ...suite, tally, seconds: (performance.now() - from) / 1000 });
}

console.log(`\nAll suites, ${((performance.now() - started) / 60_000).toFixed(1)} minutes:`);
for (const { name, tally, seconds } of results) {
  const counts = `${tally.passed} passed, ${tally.failed} failed`;
  console.log(`  ${tally.failed === 0 ? '✓' : '✗'} ${name} (${counts}, ${seconds.toFixed(0)} s)`);
}
closeWith(addTallies(results.map(({ tally }) => tally)));

async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Tally> {
  const report = join(root, '.cache', `vitest-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', ...args, ...reporters], { env });
  const counts: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = counts.numFailedTests;
  return { passed: counts.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
