import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'jsdom',
          // Safe because every model test has a scope of its own (fork), and it is three times faster.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/shared/testing/setup.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{sandbox,scripts,deploy,openapi,tests}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**', 'tests/{e2e,a11y,faults}/**'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          environment: 'node',
          include: ['{sandbox,tests}/**/*.api.test.ts'],
          globalSetup: ['./sandbox/server/testing-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
