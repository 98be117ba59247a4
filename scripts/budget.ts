/**
 * `npm run budget [-- --lighthouse]` checks budgets for download sizes and file lengths. Lighthouse's figures are only printed,
 * because they depend on the machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addDays, toLondonDate } from '../sandbox/domain/common/index.ts';
import { buildIfNeeded, distFolder } from '../tooling/build.ts';
import { addTallies, endWithSentence, endWithTally, type Tally } from '../tooling/run.ts';
import { accountPages, waitForSection } from './lib/account-pages.ts';
import { browserFlags, findJourneyBrowser } from './lib/browser.ts';
import { enterScenario } from './lib/enter-scenario.ts';
import { keepToken } from './lib/keep-token.ts';
import { measureWithLighthouse } from './lib/lighthouse.ts';
import { findLongFiles } from './lib/long-files.ts';
import { measureScriptsUntil, type ScriptSize, toKilobytes } from './lib/measure-page.ts';
import { type RunningSite, startSite } from './lib/running-site.ts';

const PORT = 4320;
const MAX_FILE_LINES = 300;
/** A single run depends on the load of the machine; Lighthouse recommends the median of five. */
const LIGHTHOUSE_RUNS = 5;
/** In kB of 1000 bytes after gzip, like all sizes below. The aim is 165; packages alone are 118. */
const FIRST_SCREEN_KB = 170;
/** What the home page loads within this time if the visitor does nothing. The aim is 230. */
const UNTOUCHED_KB = 257;
const UNTOUCHED_MS = 6000;
/** The aim is 190; the rest are parts of packages that the checkout does not use (docs/adr/0009). */
const CHECKOUT_KB = 207;
/**
 * What an operator's form adds to its page. The aim is 75, but rjsf's Form imports all its fields and widgets and a Markdown
 * renderer: 45 kB that our templates never use and that no entry point of rjsf leaves out.
 */
const FORM_KB = 111;
const FORM_AIM_KB = 75;
/** The budget of a page of the bookings site or the account, on top of the shell. */
const PAGE_KB = 45;
/** Pages with a larger budget. All of them could be made smaller. */
const KB_BY_PAGE: Readonly<Record<string, number>> = {
  // Eligibility and fees before the button, the weeks day by day, the picture, and the sanitiser for the operator's HTML.
  'a session': 51,
  // Includes the form about a child, and hides its answers from staff.
  'booking a camp': 46,
  // The choice of attendees with the total, as on a session, and the same picture and HTML.
  'a course': 50,
  // Asks before unsaved changes are lost.
  'my details': 48,
};
const CENTRE_PATH = '/centre/ardwick-fields-leisure-centre';
const TIMETABLE_PATH = '/location/ardwick-fields-leisure-centre';
/** Tomorrow, because in the evening all of today’s sessions have begun. */
const TOMORROW = `${TIMETABLE_PATH}?date=${addDays(toLondonDate(new Date()), 1)}`;
const FORM_PATH = `${CENTRE_PATH}/membership/swim/recurring`;
/** The script for pages of other sites. */
const EMBED_KB = 6;

const executablePath = await findJourneyBrowser().catch(endWithSentence);
await buildIfNeeded().catch(endWithSentence);
const site = await startSite(PORT).catch(endWithSentence);
try {
  const sizes = await measureSizes(site);
  if (process.argv.includes('--lighthouse')) await printLighthouse(site);
  endWithTally(addTallies([...sizes, measureEmbedScript(), checkFileLengths()]));
} finally {
  await site.stop();
}

async function measureSizes(runningSite: RunningSite): Promise<Tally[]> {
  const { url, joiningSite } = runningSite;
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const homePage = await browser.newPage();
    await mockFooter(homePage);
    const homeScripts = await measureScriptsUntil(homePage, `${joiningSite}/`, waitForCentres);
    const untouchedPage = await browser.newPage();
    const laterScripts = await measureScriptsUntil(untouchedPage, `${joiningSite}/`, waitUntouched, true);
    const formPage = await browser.newPage();
    const formScripts = await measureScriptsUntil(formPage, `${joiningSite}${FORM_PATH}`, waitForDetailsForm);
    const membershipsPage = await browser.newPage();
    const pageScripts = await measureScriptsUntil(
      membershipsPage,
      `${joiningSite}${CENTRE_PATH}`,
      waitForMemberships,
    );
    const membershipFiles = new Set(pageScripts.map(({ url: file }) => file));
    const context = await browser.newContext();
    const customer = await enterScenario<{ token: string }>(url, 'a-cart-with-a-monthly-membership');
    await keepToken(context, customer.token);
    const checkoutPage = await context.newPage();
    await mockFooter(checkoutPage);
    const checkoutScripts = await measureScriptsUntil(
      checkoutPage,
      `${joiningSite}/checkout`,
      waitForPaymentForm,
    );
    return [
      checkBudget('JavaScript to the first joining screen', homeScripts, FIRST_SCREEN_KB),
      checkBudget('JavaScript of a home that nobody touches, after 6 s', laterScripts, UNTOUCHED_KB),
      checkBudget(
        `JavaScript of an operator's form (Your details; aim ${FORM_AIM_KB}, rjsf comes whole), on top of the joining page`,
        formScripts.filter(({ url: file }) => !membershipFiles.has(file)),
        FORM_KB,
      ),
      checkBudget("JavaScript of checkout, without the provider's script", checkoutScripts, CHECKOUT_KB),
      ...(await measurePageSizes(browser, runningSite)),
    ];
  } finally {
    await browser.close();
  }
}

/** Measures what each page of the bookings site and the account adds to an empty page. */
async function measurePageSizes(
  browser: Browser,
  { url, bookingsSite, accountSite }: RunningSite,
): Promise<Tally[]> {
  const pages = [
    { name: 'the choice of a centre', path: '/', waitUntilShown: waitForCentres },
    { name: 'a timetable', path: TOMORROW, waitUntilShown: waitForRows },
    {
      name: 'a session',
      path: await findFirstSession(browser, bookingsSite),
      waitUntilShown: waitForSection,
    },
    { name: 'the activities', path: `${TIMETABLE_PATH}/activities` },
    { name: 'the courts', path: `${TIMETABLE_PATH}/spaces` },
    {
      name: 'the slots of a court',
      path: `${TIMETABLE_PATH}/spaces/badminton-courts`,
      waitUntilShown: waitForSection,
    },
    { name: 'the packages', path: '/packages/ardwick-fields-leisure-centre' },
    { name: 'the camps', path: '/camps/{venueSlug}', scenario: 'a-camp' },
    { name: 'a camp', path: '/camps/{venueSlug}/{campSlug}', scenario: 'a-camp' },
    { name: 'booking a camp', path: '/camps/{venueSlug}/{campSlug}/book', scenario: 'a-camp' },
    { name: 'the courses', path: '/courses/{venueSlug}', scenario: 'a-course-begun' },
    { name: 'a course', path: '/courses/{venueSlug}/{courseId}', scenario: 'a-course-begun' },
    { name: 'the basket', path: '/basket', scenario: 'a-basket-with-waivers' },
  ];
  const tallies: Tally[] = [];
  for (const [site, name, sitePages] of [
    [bookingsSite, 'bookings', pages],
    [accountSite, 'account', accountPages],
  ] as const) {
    const emptyPage = await browser.newPage();
    await mockFooter(emptyPage);
    const shellScripts = await measureScriptsUntil(emptyPage, `${site}/nowhere`, (page) =>
      waitUntilLoaded(page, waitForHeading),
    );
    const shellFiles = new Set(shellScripts.map(({ url: file }) => file));
    for (const page of sitePages) {
      const scripts = await measurePageScripts(browser, { api: url, site, ...page });
      const ownScripts = scripts.filter(({ url: file }) => !shellFiles.has(file));
      tallies.push(
        checkBudget(
          `JavaScript of ${page.name} on the ${name} site, on top of the shell`,
          ownScripts,
          KB_BY_PAGE[page.name] ?? PAGE_KB,
        ),
      );
    }
  }
  return tallies;
}

type MeasuredPage = {
  readonly api: string;
  readonly site: string;
  /** The path, with placeholders for the values of the scenario, such as `{venueSlug}`. */
  readonly path: string;
  readonly scenario?: string;
  readonly waitUntilShown?: (page: Page) => Promise<void>;
};

async function measurePageScripts(
  browser: Browser,
  { api, site, path, scenario, waitUntilShown = waitForHeading }: MeasuredPage,
): Promise<ScriptSize[]> {
  const context = await browser.newContext();
  const scenarioData = scenario ? await enterScenario<Record<string, string>>(api, scenario) : {};
  if (scenarioData.token) await keepToken(context, scenarioData.token);
  const page = await context.newPage();
  await mockFooter(page);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => scenarioData[name] ?? name);
  const scripts = await measureScriptsUntil(page, `${site}${address}`, (currentPage) =>
    waitUntilLoaded(currentPage, waitUntilShown),
  );
  await context.close();
  return scripts;
}

/** Waits until a page is shown and has loaded what it loads by itself. */
async function waitUntilLoaded(page: Page, waitUntilShown: (page: Page) => Promise<void>): Promise<void> {
  await waitUntilShown(page);
  await page.waitForLoadState('networkidle');
}

async function findFirstSession(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${site}${TOMORROW}`);
  await waitForRows(page);
  return (await findRowLink(page).getAttribute('href')) ?? '/';
}

function findRowLink(page: Page) {
  return page.getByRole('article').getByRole('link').first();
}

function waitForRows(page: Page): Promise<void> {
  return findRowLink(page).waitFor();
}

function waitForHeading(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * Answers for the venue's footer that it is empty, so that the sanitiser does not load: no screen waits for it, so it would
 * arrive at a random time.
 */
function mockFooter(page: Page): Promise<unknown> {
  return page.route('**/api/activities/footer**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

async function waitForCentres(page: Page): Promise<void> {
  await page.getByRole('searchbox').waitFor();
  // A button, or a link if it leads to another page.
  const choose = { name: /^Choose / };
  await page.getByRole('button', choose).or(page.getByRole('link', choose)).first().waitFor();
}

async function waitUntouched(page: Page): Promise<void> {
  await waitForCentres(page);
  await page.waitForTimeout(UNTOUCHED_MS);
}

async function waitForMemberships(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Choose membership' })
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

async function waitForDetailsForm(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Your details' }).getByRole('textbox').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function waitForPaymentForm(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
  await page.waitForLoadState('networkidle');
}

function checkBudget(subject: string, scripts: readonly ScriptSize[], budget: number): Tally {
  const size = toKilobytes(scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0));
  const isWithinBudget = scripts.length > 0 && size <= budget;
  console.log(
    `${isWithinBudget ? '✓' : '✗'} ${subject}: ${size.toFixed(1)} kB gzip of ${budget} (${scripts.length} files)`,
  );
  if (isWithinBudget) return { passed: 1, failed: 0 };
  for (const { url, gzipBytes } of [...scripts].sort((first, second) => second.gzipBytes - first.gzipBytes)) {
    console.log(`    ${toKilobytes(gzipBytes).toFixed(1).padStart(6)}  ${new URL(url).pathname}`);
  }
  return { passed: 0, failed: 1 };
}

function measureEmbedScript(): Tally {
  const gzipBytes = gzipSync(readFileSync(join(distFolder, 'embed.js')), { level: 9 }).length;
  return checkBudget(
    "embed.js, for other sites' pages",
    [{ url: 'http://site/embed.js', gzipBytes }],
    EMBED_KB,
  );
}

async function printLighthouse({ joiningSite }: RunningSite): Promise<void> {
  for (const throttling of ['simulate', 'devtools'] as const) {
    const figures = await measureWithLighthouse(
      `${joiningSite}/`,
      executablePath,
      throttling,
      LIGHTHOUSE_RUNS,
    );
    const printedFigures = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
    console.log(`  Lighthouse mobile, joining home (${throttling} throttling): ${printedFigures.join(', ')}`);
  }
}

function checkFileLengths(): Tally {
  const longFiles = findLongFiles(MAX_FILE_LINES);
  console.log(`${longFiles.length === 0 ? '✓' : '✗'} no file above ${MAX_FILE_LINES} lines`);
  for (const { file, lines } of longFiles) console.log(`    ${lines}  ${file}`);
  return longFiles.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
