import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run pictures`: the journeys' browser and server, at the widths of the pictures. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/pictures',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/pictures',
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/pictures.json' }]],
  projects: [
    {
      name: 'desktop',
      testIgnore: ['kiosk.e2e.ts', 'states.e2e.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: 'joining.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'states', testMatch: 'states.e2e.ts' },
    { name: 'kiosk', testMatch: 'kiosk.e2e.ts', use: { viewport: { width: 1080, height: 1920 } } },
  ],
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
});
