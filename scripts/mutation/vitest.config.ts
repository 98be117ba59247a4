import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const alias = { '@': `${root}src` };
const hasDocument = process.env.PAVILION_MUTATION_ENVIRONMENT !== 'node';
const testFiles = (process.env.PAVILION_MUTATION_TESTS ?? '').split('\n');

const MODEL_TESTS = /^src\/.*\.test\.ts$/;

/**
 * Vitest's configuration for the tests of one folder of `folders.ts`. Tests of models run without React Testing Library, because
 * its import, repeated for each mutant, takes longer than most of the tests.
 */
function buildProject(name: string, filePattern: RegExp, setupFile: string, environment: string) {
  return {
    root,
    resolve: { alias },
    test: {
      name,
      // As in vitest.config.ts: password hashes of production strength would take most of the time.
      env: { SANDBOX_QUICK_PASSWORDS: '1' },
      environment,
      isolate: false,
      include: testFiles.filter((file) => filePattern.test(file)),
      provide: { seededDatabase: null },
      setupFiles: setupFile === '' ? [] : [`${root}src/shared/testing/${setupFile}`],
      // A mutant that makes a test hang fails by this timeout, before Stryker has to kill the whole process.
      testTimeout: 12_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      hasDocument
        ? buildProject('models', MODEL_TESTS, 'setup-browser.ts', 'jsdom')
        : buildProject('rules', MODEL_TESTS, '', 'node'),
      buildProject('components', /\.test\.tsx$/, 'setup.ts', 'jsdom'),
      buildProject('node', /^(?!src\/).*\.test\.ts$/, '', 'node'),
    ].filter(({ test }) => test.include.length > 0),
  },
});
