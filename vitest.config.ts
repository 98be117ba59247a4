import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** No test is about time: a busy machine must not fail one. */
const TEST_TIMEOUT_MS = 60_000;

/** One seed for the property tests of every project. */
const PROPERTY_SEED = './tests/property-seed.ts';

/** Tests that need no document run without one, which saves a quarter of a second for each file; a `.dom.test.ts` gets one. */
const WITHOUT_DOCUMENT = 'src/**/!(*.dom).test.ts';

/** Hashes as strong as an operator's would take half of what these tests take. */
const QUICK_PASSWORDS = { SANDBOX_QUICK_PASSWORDS: '1' };

export default defineConfig({
  resolve: { alias },
  test: {
    // Vitest leaves one core to itself otherwise, which is half of a machine with two; it has little to do once the tests run.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          testTimeout: TEST_TIMEOUT_MS,
          environment: 'jsdom',
          // Safe because every model test has a scope of its own (fork), and it is three times faster.
          isolate: false,
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: [PROPERTY_SEED, './src/shared/testing/setup.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          env: QUICK_PASSWORDS,
          setupFiles: [PROPERTY_SEED],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          environment: 'node',
          // Most of them open a store of their own; loading its modules once for all of them saves a third of the time.
          isolate: false,
          include: ['{sandbox,scripts,tooling,deploy,openapi,tests}/**/*.test.ts', WITHOUT_DOCUMENT],
          exclude: [
            '**/*.api.test.ts',
            '**/*.nginx.test.ts',
            '**/node_modules/**',
            'tests/{faults,payments}/**',
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'nginx',
          environment: 'node',
          include: ['deploy/**/*.nginx.test.ts'],
          globalSetup: ['./deploy/nginx/test-setup.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      buildEngineProject('webkit'),
      buildEngineProject('firefox'),
      {
        resolve: { alias },
        test: {
          name: 'faults',
          testTimeout: TEST_TIMEOUT_MS,
          environment: 'jsdom',
          isolate: false,
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: [PROPERTY_SEED, './src/shared/testing/setup.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'payments',
          env: QUICK_PASSWORDS,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          environment: 'jsdom',
          include: ['tests/payments/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          env: QUICK_PASSWORDS,
          setupFiles: [PROPERTY_SEED],
          environment: 'node',
          // Each file has a sandbox of its own; loading its modules and PGlite once for all of them halves the time.
          isolate: false,
          include: ['{sandbox,tests}/**/*.api.test.ts'],
          globalSetup: ['./sandbox/server/testing-postgres.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

/** The same journeys in a browser with another engine than Chromium's. */
function buildEngineProject(name: 'webkit' | 'firefox') {
  return {
    test: {
      name,
      env: { PAVILION_ENGINE: name },
      environment: 'node' as const,
      include: ['tests/engines/journeys/*.engine.ts'],
      globalSetup: ['./tests/engines/support/site.ts'],
      // Two browsers and what serves them fill two cores.
      maxWorkers: 2,
      testTimeout: 4 * TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
      // What passes at the second try only is told by name, and more than a few of it fail the run (`scripts/test/run-vitest.ts`).
      retry: 1,
    },
  };
}
