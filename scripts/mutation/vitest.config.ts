import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const alias = { '@': `${root}src` };
const hasDocument = process.env.PAVILION_MUTATION_ENVIRONMENT !== 'node';
const files = (process.env.PAVILION_MUTATION_TESTS ?? '').split('\n');

const MODELS = /^src\/.*\.test\.ts$/;

/**
 * Vitest's configuration for the tests of one folder of `folders.ts`. Tests of models run without React Testing Library, because
 * its import, repeated for each mutant, takes longer than most of the tests.
 */
function project(name: string, ending: RegExp, setup: string, environment: string) {
  return {
    root,
    resolve: { alias },
    test: {
      name,
      // As in vitest.config.ts: password hashes of production strength would take most of the time.
      env: { SANDBOX_QUICK_PASSWORDS: '1' },
      environment,
      isolate: false,
      include: files.filter((file) => ending.test(file)),
      provide: { seededDatabase: null },
      setupFiles: setup === '' ? [] : [`${root}src/shared/testing/${setup}`],
      // A mutant that makes a test hang fails by this timeout, before Stryker has to kill the whole process.
      testTimeout: 12_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      hasDocument
        ? project('models', MODELS, 'setup-browser.ts', 'jsdom')
        : project('rules', MODELS, '', 'node'),
      project('components', /\.test\.tsx$/, 'setup.ts', 'jsdom'),
      project('node', /^(?!src\/).*\.test\.ts$/, '', 'node'),
    ].filter(({ test }) => test.include.length > 0),
  },
});
