import { join } from 'node:path';
import { build } from '../../tooling/build.ts';
import { requireNginx } from '../../tooling/nginx.ts';
import { root } from '../../tooling/run.ts';
import { type EngineName, findMissingEngine } from '../lib/engines.ts';
import { readJourneys } from './read-journeys.ts';
import type { SuiteResult } from './result.ts';
import { createScriptSuite, type Suite } from './run-suites.ts';
import { runVitest } from './run-vitest.ts';

/** One part of a whole run; `index` is from 1 to `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

const buildSuite: Suite = {
  name: 'production build',
  run: () => build().then((): SuiteResult => ({ passed: 1, failed: 0, output: [] })),
};

/** Suites whose tests Vitest or Playwright divides among the shards. */
function createDividedSuites(shard: Shard): Suite[] {
  const shardArguments = shard.count === 1 ? [] : [`--shard=${shard.index}/${shard.count}`];
  return [
    {
      name: 'unit tests',
      // Silent, because jsdom logs every missing feature again and again.
      run: () =>
        runVitest('unit', [
          '--project',
          'unit',
          '--project',
          'node',
          '--silent=passed-only',
          ...shardArguments,
        ]),
    },
    {
      name: 'each call × each fault',
      run: () => runVitest('faults', ['--project', 'faults', ...shardArguments]),
    },
    {
      name: 'sandbox API on PostgreSQL',
      run: () =>
        runVitest('api-postgres', ['--project', 'api', ...shardArguments], {
          SANDBOX_TEST_DATABASE: 'postgres',
        }),
    },
    createJourneySuite('journeys in a browser', shardArguments),
    createEngineSuite('journeys in WebKit, with some of the dialogs', 'webkit', shardArguments, {
      PAVILION_DIALOGS_SHORT: '1',
    }),
  ];
}

/**
 * Tests of behaviour in which the two databases may differ: concurrency, the sweep, a killed process. The other API tests run
 * only on PostgreSQL, because contracts and journeys make every call on PGlite.
 */
const PGLITE_TESTS = ['sandbox/domain/', 'sandbox/simulators/', 'sandbox/server/killed.'];

/** Suites that are not divided; each runs in one shard. */
const allSuites: readonly Suite[] = [
  createScriptSuite('types, style, layout, API document', 'scripts/verify.ts'),
  {
    name: 'sandbox API on PGlite, where the databases may differ',
    run: () => runVitest('api-pglite', ['--project', 'api', ...PGLITE_TESTS]),
  },
  {
    name: 'random visits of the checkout',
    run: () => runVitest('payments', ['--project', 'payments']),
  },
  createScriptSuite('two processes, 100 customers at once', 'scripts/scale.ts', '--journeys', '100'),
  {
    name: 'nginx in front of the build',
    async run() {
      requireNginx();
      return runVitest('nginx', ['--project', 'nginx']);
    },
  },
  createScriptSuite('contracts', 'contracts/main.ts'),
  createScriptSuite('clients generated from the API document', 'scripts/generated-clients.ts'),
  createScriptSuite('budgets', 'scripts/budget.ts'),
  createScriptSuite('features of the build in the oldest browsers', 'scripts/browser-floor.ts'),
  createScriptSuite('failing calls in a browser (short)', 'scripts/faults.ts', '--short'),
  // The sizes of dialogs are tested in WebKit; in Firefox only by `npm run test:long`.
  createEngineSuite('journeys in Firefox, without the dialogs', 'firefox', [
    '--exclude',
    '**/dialogs.engine.ts',
  ]),
];

/** Returns every suite of `npm test`, or those of the shard. */
export function listSuites(shard: Shard): Suite[] {
  const shardSuites = allSuites.filter((_, index) => index % shard.count === shard.index - 1);
  return [...shardSuites.slice(0, 1), buildSuite, ...createDividedSuites(shard), ...shardSuites.slice(1)];
}

/** Makes a suite of journeys in another engine than Chromium. If the engine is missing, the suite says so and does not fail. */
export function createEngineSuite(
  name: string,
  browser: EngineName,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Suite {
  return {
    name,
    async run() {
      const skipReason = findMissingEngine(browser);
      if (skipReason === null) return runVitest(browser, ['--project', browser, ...args], env);
      console.log(`${name}: ${skipReason}`);
      return { passed: 0, failed: 0, output: [], skipReason };
    },
  };
}

export function createJourneySuite(name: string, args: readonly string[]): Suite {
  const { run } = createScriptSuite(name, 'scripts/e2e.ts', ...args);
  return {
    name,
    run: async () => ({ ...(await run()), tests: readJourneys(join(root, '.cache/e2e.json')) }),
  };
}
