import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { e2ePort } from './tests/e2e/support/addresses.ts';

/** `npm run faults`: the same browser, server and size as the journeys'. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/browser-faults',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/faults',
  // Each wait may cross a whole page, on a machine that does other things besides.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/browser-faults.json' }]],
  projects: [{ name: 'desktop' }],
  webServer: {
    command: `node scripts/e2e-server.ts --for-faults --port ${e2ePort}`,
    env: { SANDBOX_QUICK_PASSWORDS: '1' },
    url: `http://127.0.0.1:${e2ePort}/config.json`,
    timeout: 120_000,
  },
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
});
