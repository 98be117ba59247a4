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

const SLOWER = 4;
/** The limit for the longest task after a click or a key press. */
const TASK_MS = 50;
const ROUNDS = 7;
/** Long enough for the next page of a list to be rendered. */
const QUIET_MS = 600;

const BOOKINGS = 5000;
const PAGE = 25;
const GROWTH = 500;
/** The lengths at which the list is measured: at 1,000 rows, and near its end. */
const LENGTHS = [1000, BOOKINGS - ROUNDS * PAGE];

const PEOPLE = 2000;
const NAMES = ['Ada', 'Ben', 'Chloé', 'Dan', 'Eve', 'Finn', 'Grace', 'Hal'];
const FAMILIES = ['Abbey', 'Brook', 'Carter', 'Dale', 'Ellis', 'Field', 'Green', 'Hill', 'Irwin', 'Jones'];
const TERM = 'grace d';

interface Place {
  readonly browser: Browser;
  readonly bookingsSite: string;
  readonly accountSite: string;
  readonly token: string;
}

/**
 * Measures the longest task, with a processor slowed down four times, of actions on the longest lists: loading more past
 * bookings, and choosing attendees for a club with 2,000 people.
 */
export async function measureLongLists(place: Place): Promise<Tally[]> {
  console.log(`Long lists (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
  return [
    ...(await inPage(place, pastBookings)),
    ...(await inPage(place, peopleOfSession)),
    ...(await inPage(place, childrenOfCamp)),
  ];
}

interface OpenPage extends Place {
  readonly page: Page;
  readonly context: BrowserContext;
}

async function inPage(place: Place, measure: (open: OpenPage) => Promise<Tally[]>): Promise<Tally[]> {
  const context = await place.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  try {
    await keepToken(context, place.token);
    return await measure({ ...place, context, page: await context.newPage() });
  } finally {
    await context.close();
  }
}

const slowDown = async ({ context, page }: OpenPage, rate = SLOWER) =>
  (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });

async function pastBookings(open: OpenPage): Promise<Tally[]> {
  const { page, accountSite } = open;
  // The rows before the measured page come in larger pages, to save time.
  let grownTo = 0;
  await page.route('**/api/my-account/bookings?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const size = from < grownTo ? Math.min(GROWTH, grownTo - from) : PAGE;
    return route.fulfill({ json: { data: bookingPage(from, size) } });
  });
  await page.goto(`${accountSite}/bookings/past`);
  await rows(page).first().waitFor();
  const tallies: Tally[] = [];
  for (const length of LENGTHS) {
    await slowDown(open, 1);
    grownTo = length;
    await growTo(page, length);
    await slowDown(open);
    const longest: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      longest.push(await pressEnter(open, page.getByRole('button', { name: 'Show more' })));
    tallies.push(report(`“Show more” under ${length} past bookings`, longest));
  }
  return tallies;
}

const rows = (page: Page) => page.locator('main ol > li');

/** Presses “Show more” until the list has this length, without the delays of the mouse. */
async function growTo(page: Page, length: number): Promise<void> {
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

function bookingPage(from: number, size: number) {
  const items = Array.from({ length: size }, (_, place) => {
    const nth = from + place;
    // Two bookings a day, back from a day last year.
    const date = new Date(Date.UTC(2025, 10, 24) - Math.floor(nth / 2) * 86_400_000);
    const local_date = date.toISOString().slice(0, 10);
    return buildAccountBooking({
      id: `booking-${nth}`,
      title: `Yoga ${nth}`,
      state: nth % 9 === 0 ? 'cancelled' : 'attended',
      local_date,
      starts_at: `${local_date}T18:30:00Z`,
      ends_at: `${local_date}T19:15:00Z`,
      attendee: { id: `person-${nth % 4}`, name: getName(nth % 4) },
      cancel: { allowed: false, free_until: null, message: null },
    });
  });
  const next = from + size;
  return { items, next_cursor: next < BOOKINGS ? String(next) : null };
}

async function peopleOfSession(open: OpenPage): Promise<Tally[]> {
  const { page, bookingsSite } = open;
  const people = Array.from({ length: PEOPLE }, (_, nth) =>
    buildPersonVerdict({
      attendee: { id: `person-${nth}`, name: getName(nth), relation: nth === 0 ? 'self' : 'child', age: 8 },
    }),
  );
  const session = buildActivitySessionDetail({ people, order_limit: 20, age: { min: null, max: null } });
  await page.route('**/api/activities/sessions/*', (route) => route.fulfill({ json: { data: session } }));
  const address = `${bookingsSite}/location/ardwick-fields-leisure-centre/sessions/${session.id}`;
  return measureChoosing(open, 'a session', address);
}

async function childrenOfCamp(open: OpenPage): Promise<Tally[]> {
  const { page, bookingsSite } = open;
  const people = Array.from({ length: PEOPLE }, (_, nth) =>
    buildCampPerson({ attendee: { id: `person-${nth}`, name: getName(nth), relation: 'child', age: 8 } }),
  );
  const camp = buildCamp({ people });
  await page.route('**/api/activities/camps/*', (route) => route.fulfill({ json: { data: camp } }));
  return measureChoosing(
    open,
    'a camp',
    `${bookingsSite}/camps/ardwick-fields-leisure-centre/${camp.slug}/book`,
  );
}

/** Measures loading the page, ticking people, showing more of them, and searching for one by name. */
async function measureChoosing(open: OpenPage, subject: string, address: string): Promise<Tally[]> {
  const { browser, page } = open;
  const boxes = page.getByRole('main').getByRole('checkbox');
  await slowDown(open);
  const first = await measureLongestTask(browser, async () => {
    await page.goto(address);
    await boxes.first().waitFor();
    await waitUntilQuiet(page, QUIET_MS);
  });
  const ticks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) ticks.push(await clickOn(open, boxes.nth(round + 1)));
  // Printed without a limit, because the whole response is parsed in one task.
  console.log(`  loading the page of ${subject} with ${PEOPLE} people: longest task ${formatMs(first)}`);
  const tallies = [report(`a tick beside a name, ${subject}`, ticks)];
  const moreButton = page.getByRole('button', { name: 'Show more people' });
  const pages: number[] = [];
  for (let round = 0; round < ROUNDS && (await moreButton.count()) > 0; round += 1)
    pages.push(await clickOn(open, moreButton));
  if (pages.length > 0) tallies.push(report(`“Show more people”, ${subject}`, pages));
  const search = page.getByRole('searchbox');
  if ((await search.count()) === 0) return tallies;
  await search.focus();
  const keys: number[] = [];
  for (const key of TERM) keys.push(await longestOf(open, () => page.keyboard.press(key)));
  return [...tallies, report(`a key in the search for a name, ${subject}`, keys)];
}

const getName = (nth: number): string =>
  `${NAMES[nth % NAMES.length]} ${FAMILIES[Math.floor(nth / NAMES.length) % FAMILIES.length]} ${nth}`;

/** Clicks at a position, because finding an element by its name would run in the page and distort the measurement. */
async function clickOn(open: OpenPage, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The bench cannot find the control to click.');
  return longestOf(open, () => open.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
}

/** Presses Enter, because the position of the control depends on rows that have no known height until they are shown. */
async function pressEnter(open: OpenPage, control: Locator): Promise<number> {
  await control.focus();
  return longestOf(open, () => open.page.keyboard.press('Enter'));
}

async function longestOf({ browser, page }: OpenPage, act: () => Promise<void>): Promise<number> {
  await waitUntilQuiet(page, QUIET_MS);
  return measureLongestTask(browser, async () => {
    await act();
    await waitUntilQuiet(page, QUIET_MS);
  });
}

function report(what: string, longest: readonly number[]): Tally {
  const isHeld = calculateMedian(longest) <= TASK_MS;
  console.log(
    `${isHeld ? '✓' : '✗'} ${what}, processor ${SLOWER}× slower: longest task ${formatMs(calculateMedian(longest))} of ${TASK_MS} (worst of ${longest.length}: ${formatMs(Math.max(...longest))})`,
  );
  return isHeld ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
