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
import { addTallies, closeWith, endWithSentence, type Tally } from '../tooling/run.ts';
import { accountPages, isSectionShown } from './lib/account-pages.ts';
import { browserFlags, findJourneyBrowser } from './lib/browser.ts';
import { enterScenario } from './lib/enter-scenario.ts';
import { keepToken } from './lib/keep-token.ts';
import { measureWithLighthouse } from './lib/lighthouse.ts';
import { findLongFiles } from './lib/long-files.ts';
import { measureScriptsUntil, type ScriptSize, toKilobytes } from './lib/measure-page.ts';
import { type RunningSite, startSite } from './lib/running-site.ts';

const PORT = 4320;
const LONGEST_FILE = 300;
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
const OWN_KB: Readonly<Record<string, number>> = {
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
  closeWith(addTallies([...sizes, measureEmbedScript(), checkFileLengths()]));
} finally {
  await site.stop();
}

async function measureSizes(running: RunningSite): Promise<Tally[]> {
  const { url, joiningSite } = running;
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const home = await browser.newPage();
    await withoutFooter(home);
    const homeScripts = await measureScriptsUntil(home, `${joiningSite}/`, centresAreListed);
    const untouchedPage = await browser.newPage();
    const laterScripts = await measureScriptsUntil(untouchedPage, `${joiningSite}/`, waitsUntouched, true);
    const form = await browser.newPage();
    const formScripts = await measureScriptsUntil(form, `${joiningSite}${FORM_PATH}`, isDetailsFormShown);
    const memberships = await browser.newPage();
    const pageScripts = await measureScriptsUntil(
      memberships,
      `${joiningSite}${CENTRE_PATH}`,
      membershipsAreListed,
    );
    const ofPage = new Set(pageScripts.map(({ url: own }) => own));
    const context = await browser.newContext();
    const customer = await enterScenario<{ token: string }>(url, 'a-cart-with-a-monthly-membership');
    await keepToken(context, customer.token);
    const checkout = await context.newPage();
    await withoutFooter(checkout);
    const checkoutScripts = await measureScriptsUntil(
      checkout,
      `${joiningSite}/checkout`,
      isPaymentFormShown,
    );
    return [
      checkBudget('JavaScript to the first joining screen', homeScripts, FIRST_SCREEN_KB),
      checkBudget('JavaScript of a home that nobody touches, after 6 s', laterScripts, UNTOUCHED_KB),
      checkBudget(
        `JavaScript of an operator's form (Your details; aim ${FORM_AIM_KB}, rjsf comes whole), on top of the joining page`,
        formScripts.filter(({ url: own }) => !ofPage.has(own)),
        FORM_KB,
      ),
      checkBudget("JavaScript of checkout, without the provider's script", checkoutScripts, CHECKOUT_KB),
      ...(await pageSizes(browser, running)),
    ];
  } finally {
    await browser.close();
  }
}

/** Measures what each page of the bookings site and the account adds to an empty page. */
async function pageSizes(
  browser: Browser,
  { url, bookingsSite, accountSite }: RunningSite,
): Promise<Tally[]> {
  const pages = [
    { name: 'the choice of a centre', path: '/', isShown: centresAreListed },
    { name: 'a timetable', path: TOMORROW, isShown: hasRows },
    { name: 'a session', path: await firstSession(browser, bookingsSite), isShown: isSectionShown },
    { name: 'the activities', path: `${TIMETABLE_PATH}/activities` },
    { name: 'the courts', path: `${TIMETABLE_PATH}/spaces` },
    {
      name: 'the slots of a court',
      path: `${TIMETABLE_PATH}/spaces/badminton-courts`,
      isShown: isSectionShown,
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
  for (const [site, name, list] of [
    [bookingsSite, 'bookings', pages],
    [accountSite, 'account', accountPages],
  ] as const) {
    const nothing = await browser.newPage();
    await withoutFooter(nothing);
    const shell = await measureScriptsUntil(nothing, `${site}/nowhere`, (page) =>
      isLoaded(page, headingShown),
    );
    const ofShell = new Set(shell.map(({ url: own }) => own));
    for (const page of list) {
      const scripts = await measurePageScripts(browser, { api: url, site, ...page });
      const own = scripts.filter(({ url: file }) => !ofShell.has(file));
      tallies.push(
        checkBudget(
          `JavaScript of ${page.name} on the ${name} site, on top of the shell`,
          own,
          OWN_KB[page.name] ?? PAGE_KB,
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
  readonly isShown?: (page: Page) => Promise<void>;
};

async function measurePageScripts(
  browser: Browser,
  { api, site, path, scenario, isShown = headingShown }: MeasuredPage,
): Promise<ScriptSize[]> {
  const context = await browser.newContext();
  const scenarioData = scenario ? await enterScenario<Record<string, string>>(api, scenario) : {};
  if (scenarioData.token) await keepToken(context, scenarioData.token);
  const page = await context.newPage();
  await withoutFooter(page);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => scenarioData[name] ?? name);
  const scripts = await measureScriptsUntil(page, `${site}${address}`, (currentPage) =>
    isLoaded(currentPage, isShown),
  );
  await context.close();
  return scripts;
}

/** Waits until a page is shown and has loaded what it loads by itself. */
async function isLoaded(page: Page, isShown: (page: Page) => Promise<void>): Promise<void> {
  await isShown(page);
  await page.waitForLoadState('networkidle');
}

async function firstSession(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${site}${TOMORROW}`);
  await hasRows(page);
  return (await rowLink(page).getAttribute('href')) ?? '/';
}

function rowLink(page: Page) {
  return page.getByRole('article').getByRole('link').first();
}

function hasRows(page: Page): Promise<void> {
  return rowLink(page).waitFor();
}

function headingShown(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * Answers for the venue's footer that it is empty, so that the sanitiser does not load: no screen waits for it, so it would
 * arrive at a random time.
 */
function withoutFooter(page: Page): Promise<unknown> {
  return page.route('**/api/activities/footer**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

async function centresAreListed(page: Page): Promise<void> {
  await page.getByRole('searchbox').waitFor();
  // A button, or a link if it leads to another page.
  const choose = { name: /^Choose / };
  await page.getByRole('button', choose).or(page.getByRole('link', choose)).first().waitFor();
}

async function waitsUntouched(page: Page): Promise<void> {
  await centresAreListed(page);
  await page.waitForTimeout(UNTOUCHED_MS);
}

async function membershipsAreListed(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Choose membership' })
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

async function isDetailsFormShown(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Your details' }).getByRole('textbox').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function isPaymentFormShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Payment Details' }).waitFor();
  await page.waitForLoadState('networkidle');
}

function checkBudget(what: string, scripts: readonly ScriptSize[], budget: number): Tally {
  const size = toKilobytes(scripts.reduce((sum, { gzip }) => sum + gzip, 0));
  const isHeld = scripts.length > 0 && size <= budget;
  console.log(
    `${isHeld ? '✓' : '✗'} ${what}: ${size.toFixed(1)} kB gzip of ${budget} (${scripts.length} files)`,
  );
  if (isHeld) return { passed: 1, failed: 0 };
  for (const { url, gzip } of [...scripts].sort((first, second) => second.gzip - first.gzip)) {
    console.log(`    ${toKilobytes(gzip).toFixed(1).padStart(6)}  ${new URL(url).pathname}`);
  }
  return { passed: 0, failed: 1 };
}

function measureEmbedScript(): Tally {
  const gzip = gzipSync(readFileSync(join(distFolder, 'embed.js')), { level: 9 }).length;
  return checkBudget("embed.js, for other sites' pages", [{ url: 'http://site/embed.js', gzip }], EMBED_KB);
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
  const tooLong = findLongFiles(LONGEST_FILE);
  console.log(`${tooLong.length === 0 ? '✓' : '✗'} no file above ${LONGEST_FILE} lines`);
  for (const { file, lines } of tooLong) console.log(`    ${lines}  ${file}`);
  return tooLong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
