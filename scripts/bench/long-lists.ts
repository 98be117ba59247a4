import { loadavg } from 'node:os';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { buildActivitySessionDetail, buildPersonVerdict } from '../../tests/fixtures/activities.ts';
import { buildAccountBooking } from '../../tests/fixtures/bookings.ts';
import { buildCamp, buildCampPerson } from '../../tests/fixtures/camps.ts';
import type { Tally } from '../../tooling/run.ts';
import { keepToken } from '../lib/keep-token.ts';
import { calculateMedian, formatMs } from './figures.ts';
import { measureLongestTask } from './longest-task.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

const CPU_SLOWDOWN = 4;
/** The limit for the longest task after a click or a key press. */
const MAX_TASK_MS = 50;
const ROUNDS = 7;
/** Long enough for the next page of a list to be rendered. */
const QUIET_MS = 600;

const BOOKING_COUNT = 5000;
const PAGE_SIZE = 25;
const LARGE_PAGE_SIZE = 500;
/** The lengths at which the list is measured: at 1,000 rows, and near its end. */
const MEASURED_LENGTHS = [1000, BOOKING_COUNT - ROUNDS * PAGE_SIZE];

const PEOPLE_COUNT = 2000;
const FIRST_NAMES = ['Ada', 'Ben', 'Chloé', 'Dan', 'Eve', 'Finn', 'Grace', 'Hal'];
const LAST_NAMES = ['Abbey', 'Brook', 'Carter', 'Dale', 'Ellis', 'Field', 'Green', 'Hill', 'Irwin', 'Jones'];
const SEARCH_TERM = 'grace d';

interface BenchTarget {
  readonly browser: Browser;
  readonly bookingsSite: string;
  readonly accountSite: string;
  readonly token: string;
}

/**
 * Measures the longest task, with a processor slowed down four times, of actions on the longest lists: loading more past
 * bookings, and choosing attendees for a club with 2,000 people.
 */
export async function measureLongLists(target: BenchTarget): Promise<Tally[]> {
  console.log(`Long lists (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
  return [
    ...(await measureInPage(target, measurePastBookings)),
    ...(await measureInPage(target, measurePeopleOfSession)),
    ...(await measureInPage(target, measureChildrenOfCamp)),
  ];
}

interface BenchPage extends BenchTarget {
  readonly page: Page;
  readonly context: BrowserContext;
}

async function measureInPage(
  target: BenchTarget,
  measure: (benchPage: BenchPage) => Promise<Tally[]>,
): Promise<Tally[]> {
  const context = await target.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  try {
    await keepToken(context, target.token);
    return await measure({ ...target, context, page: await context.newPage() });
  } finally {
    await context.close();
  }
}

const slowDown = async ({ context, page }: BenchPage, rate = CPU_SLOWDOWN) =>
  (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });

async function measurePastBookings(benchPage: BenchPage): Promise<Tally[]> {
  const { page, accountSite } = benchPage;
  // The rows before the measured page come in larger pages, to save time.
  let grownLength = 0;
  await page.route('**/api/my-account/bookings?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const size = from < grownLength ? Math.min(LARGE_PAGE_SIZE, grownLength - from) : PAGE_SIZE;
    return route.fulfill({ json: { data: buildBookingPage(from, size) } });
  });
  await page.goto(`${accountSite}/bookings/past`);
  await findRows(page).first().waitFor();
  const tallies: Tally[] = [];
  for (const length of MEASURED_LENGTHS) {
    await slowDown(benchPage, 1);
    grownLength = length;
    await growList(page, length);
    await slowDown(benchPage);
    const longestTasks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      longestTasks.push(await pressEnter(benchPage, page.getByRole('button', { name: 'Show more' })));
    tallies.push(reportTasks(`“Show more” under ${length} past bookings`, longestTasks));
  }
  return tallies;
}

const findRows = (page: Page) => page.locator('main ol > li');

/** Presses “Show more” until the list has this length, without the delays of the mouse. */
async function growList(page: Page, length: number): Promise<void> {
  await page.evaluate(async (expectedCount) => {
    const count = () => document.querySelectorAll('main ol > li').length;
    const findMoreButton = () =>
      [...document.querySelectorAll('main button')].find((button) =>
        button.textContent?.includes('Show more'),
      );
    while (count() < expectedCount) {
      const countBefore = count();
      const button = findMoreButton();
      if (button instanceof HTMLElement) button.click();
      for (let waited = 0; count() === countBefore && waited < 2000; waited += 1)
        await new Promise<void>((resolve) => setTimeout(resolve, 5));
      if (count() === countBefore)
        throw new Error(`bench: the list stopped growing at ${countBefore} bookings`);
    }
  }, length);
}

function buildBookingPage(from: number, size: number) {
  const items = Array.from({ length: size }, (_, offset) => {
    const index = from + offset;
    // Two bookings a day, back from a day last year.
    const date = new Date(Date.UTC(2025, 10, 24) - Math.floor(index / 2) * 86_400_000);
    const local_date = date.toISOString().slice(0, 10);
    return buildAccountBooking({
      id: `booking-${index}`,
      title: `Yoga ${index}`,
      state: index % 9 === 0 ? 'cancelled' : 'attended',
      local_date,
      starts_at: `${local_date}T18:30:00Z`,
      ends_at: `${local_date}T19:15:00Z`,
      attendee: { id: `person-${index % 4}`, name: buildName(index % 4) },
      cancel: { allowed: false, free_until: null, message: null },
    });
  });
  const nextIndex = from + size;
  return { items, next_cursor: nextIndex < BOOKING_COUNT ? String(nextIndex) : null };
}

async function measurePeopleOfSession(benchPage: BenchPage): Promise<Tally[]> {
  const { page, bookingsSite } = benchPage;
  const people = Array.from({ length: PEOPLE_COUNT }, (_, index) =>
    buildPersonVerdict({
      attendee: {
        id: `person-${index}`,
        name: buildName(index),
        relation: index === 0 ? 'self' : 'child',
        age: 8,
      },
    }),
  );
  const session = buildActivitySessionDetail({ people, order_limit: 20, age: { min: null, max: null } });
  await page.route('**/api/activities/sessions/*', (route) => route.fulfill({ json: { data: session } }));
  const address = `${bookingsSite}/location/ardwick-fields-leisure-centre/sessions/${session.id}`;
  return measureChoosing(benchPage, 'a session', address);
}

async function measureChildrenOfCamp(benchPage: BenchPage): Promise<Tally[]> {
  const { page, bookingsSite } = benchPage;
  const people = Array.from({ length: PEOPLE_COUNT }, (_, index) =>
    buildCampPerson({
      attendee: { id: `person-${index}`, name: buildName(index), relation: 'child', age: 8 },
    }),
  );
  const camp = buildCamp({ people });
  await page.route('**/api/activities/camps/*', (route) => route.fulfill({ json: { data: camp } }));
  return measureChoosing(
    benchPage,
    'a camp',
    `${bookingsSite}/camps/ardwick-fields-leisure-centre/${camp.slug}/book`,
  );
}

/** Measures loading the page, ticking people, showing more of them, and searching for one by name. */
async function measureChoosing(benchPage: BenchPage, subject: string, address: string): Promise<Tally[]> {
  const { browser, page } = benchPage;
  const checkboxes = page.getByRole('main').getByRole('checkbox');
  await slowDown(benchPage);
  const loadingTask = await measureLongestTask(browser, async () => {
    await page.goto(address);
    await checkboxes.first().waitFor();
    await waitUntilQuiet(page, QUIET_MS);
  });
  const tickTasks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    tickTasks.push(await clickOn(benchPage, checkboxes.nth(round + 1)));
  // Printed without a limit, because the whole response is parsed in one task.
  console.log(
    `  loading the page of ${subject} with ${PEOPLE_COUNT} people: longest task ${formatMs(loadingTask)}`,
  );
  const tallies = [reportTasks(`a tick beside a name, ${subject}`, tickTasks)];
  const moreButton = page.getByRole('button', { name: 'Show more people' });
  const pageTasks: number[] = [];
  for (let round = 0; round < ROUNDS && (await moreButton.count()) > 0; round += 1)
    pageTasks.push(await clickOn(benchPage, moreButton));
  if (pageTasks.length > 0) tallies.push(reportTasks(`“Show more people”, ${subject}`, pageTasks));
  const search = page.getByRole('searchbox');
  if ((await search.count()) === 0) return tallies;
  await search.focus();
  const keyTasks: number[] = [];
  for (const key of SEARCH_TERM)
    keyTasks.push(await measureAction(benchPage, () => page.keyboard.press(key)));
  return [...tallies, reportTasks(`a key in the search for a name, ${subject}`, keyTasks)];
}

const buildName = (index: number): string =>
  `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[Math.floor(index / FIRST_NAMES.length) % LAST_NAMES.length]} ${index}`;

/** Clicks at a position, because finding an element by its name would run in the page and distort the measurement. */
async function clickOn(benchPage: BenchPage, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The bench cannot find the control to click.');
  return measureAction(benchPage, () =>
    benchPage.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
  );
}

/** Presses Enter, because the position of the control depends on rows that have no known height until they are shown. */
async function pressEnter(benchPage: BenchPage, control: Locator): Promise<number> {
  await control.focus();
  return measureAction(benchPage, () => benchPage.page.keyboard.press('Enter'));
}

async function measureAction({ browser, page }: BenchPage, act: () => Promise<void>): Promise<number> {
  await waitUntilQuiet(page, QUIET_MS);
  return measureLongestTask(browser, async () => {
    await act();
    await waitUntilQuiet(page, QUIET_MS);
  });
}

function reportTasks(actionName: string, longestTasks: readonly number[]): Tally {
  const isWithinBudget = calculateMedian(longestTasks) <= MAX_TASK_MS;
  console.log(
    `${isWithinBudget ? '✓' : '✗'} ${actionName}, processor ${CPU_SLOWDOWN}× slower: longest task ${formatMs(calculateMedian(longestTasks))} of ${MAX_TASK_MS} (worst of ${longestTasks.length}: ${formatMs(Math.max(...longestTasks))})`,
  );
  return isWithinBudget ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
