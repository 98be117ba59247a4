import { defineConfig } from '@playwright/test';
import { browserFlags, findJourneyBrowser } from './scripts/lib/browser.ts';
import { e2ePort } from './tests/e2e/support/addresses.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y}/**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  // What passes at the second try only is told by name, and more than a few of it fail the run (`scripts/e2e.ts`).
  retries: 1,
  // Journeys wait for much of their time: four keep two cores busy.
  workers: 4,
  reporter: [[process.env.PAVILION_REPORTER ?? 'list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: `http://online-joining.pavilion.localhost:${e2ePort}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Screens are judged at rest: a button on its way from one colour to another has no contrast to measure.
    contextOptions: { reducedMotion: 'reduce' },
    // Of a second try alone, and without its pictures: they take much of what a browser without a graphics card can do.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findJourneyBrowser(), args: browserFlags },
  },
  projects: [
    // Each provider is paid at both widths: Stripe everywhere, Opayo afresh and Ryft inside a frame on the desktop, a card
    // that Opayo keeps and Ryft's own page on the phone.
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      testIgnore: [
        '**/book-a-camp.e2e.ts',
        '**/visitor-joins.e2e.ts',
        '**/pay-ryft.e2e.ts',
        '**/saved-cards.e2e.ts',
        '**/shortest-way.e2e.ts',
        '**/taps*.e2e.ts',
        '**/bookings-stand-still.e2e.ts',
        '**/book-a-course.e2e.ts',
        '**/packages.e2e.ts',
        '**/wait-for-a-place.e2e.ts',
        '**/waivers.e2e.ts',
      ],
      use: { viewport: { width: 1280, height: 900 } },
    },
    // Where the width is not the subject (faults, scripts, sessions, refusals), once is enough. A kiosk brings its own.
    {
      name: 'phone',
      grepInvert: /@one-width/,
      testIgnore: [
        '**/accounts.e2e.ts',
        '**/analytics.e2e.ts',
        '**/book-a-court.e2e.ts',
        '**/booking-rules.e2e.ts',
        '**/failing-server.e2e.ts',
        '**/front-of-house.e2e.ts',
        '**/looks.e2e.ts',
        '**/nothing-is-lost.e2e.ts',
        '**/odd-configuration.e2e.ts',
        '**/one-page.e2e.ts',
        '**/other-screens.e2e.ts',
        '**/review-dates.e2e.ts',
        '**/sub-sites.e2e.ts',
        '**/system-screens.e2e.ts',
        '**/connection.e2e.ts',
        '**/new-release.e2e.ts',
        '**/pay-faults.e2e.ts',
        '**/provider-scripts.e2e.ts',
        '**/kiosk*.e2e.ts',
        '**/later-sections.e2e.ts',
        '**/provider-looks.e2e.ts',
        '**/your-details.e2e.ts',
        '**/keyboard-only.e2e.ts',
        '**/embedded-keyboard.e2e.ts',
        '**/back-forward-cache.e2e.ts',
        '**/payment-page-scripts.e2e.ts',
        '**/themes.e2e.ts',
        '**/pay-opayo.e2e.ts',
        '**/embedded-providers.e2e.ts',
        '**/embedded-reload.e2e.ts',
        '**/whole-window-challenge.e2e.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node scripts/e2e-server.ts --port ${e2ePort}`,
    env: { SANDBOX_QUICK_PASSWORDS: '1' },
    url: `http://127.0.0.1:${e2ePort}/config.json`,
    timeout: 120_000,
  },
});
