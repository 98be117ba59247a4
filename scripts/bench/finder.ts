import type { Browser, Page } from '@playwright/test';
import type { Tally } from '../../tooling/run.ts';
import { calculateMedian, calculateP95, formatMs } from './figures.ts';
import { measureLongestTask } from './longest-task.ts';
import { buildBenchSites } from './sites.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

const SLOWER = 4;
const ROUNDS = 3;
/** The limit for the 95th percentile of a step of the radius slider, with a processor slowed down four times. */
const STEP_MS = 16;
/** The limit for the longest task after a key press in the search box. */
const TASK_MS = 50;
const QUIET_MS = 250;
const LONDON = { label: 'London', lat: 51.5074, lng: -0.1278 };
const TERM = 'leisure';
const WORDS = [
  'Abbey',
  'Moss Side',
  'St. Anne’s',
  'Riverside',
  'King George V',
  'Hill Top',
  'Café',
  'Park Road',
];
const KINDS = ['Leisure Centre', 'Sports Hall', 'Swimming Pool', 'Gym'];

function venuesAnswer() {
  const data = buildBenchSites().map(({ id, lat, lng }, n) => ({
    id,
    slug: `centre-${id.toLowerCase()}`,
    name: `${WORDS[n % WORDS.length]} ${KINDS[n % KINDS.length]} ${n}`,
    address1: `${n} High Street`,
    address2: 'Town',
    postcode: 'AB1 2CD',
    lat,
    lng,
    display_venue_selection_button: true,
    activities_v2_enabled: true,
    place_type: 'Leisure centre',
    can_display_ineligible_memberships: false,
  }));
  return { data };
}

type Place = { readonly browser: Browser; readonly site: string };

/** Measures the longest task after radius steps and key presses in the search box, at full and reduced processor speed. */
export async function measureFinder({ browser, site }: Place): Promise<Tally[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const answer = venuesAnswer();
  await page.route('**/api/venues/online-joining', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/geocoding/search?*', (route) => route.fulfill({ json: { data: [LONDON] } }));
  await page.goto(site);
  await page.locator('[aria-setsize]').first().waitFor();
  console.log(`${answer.data.length} centres`);
  const cdp = await context.newCDPSession(page);
  const tallies: Tally[] = [];
  for (const rate of [1, SLOWER]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const keys = await keysInSearch(browser, page);
    tallies.push(report(`a key in the search box, ${rate}× slower`, keys, Math.max(...keys), TASK_MS));
    const steps = await radiusSteps(browser, page);
    tallies.push(report(`a radius step, ${rate}× slower`, steps, calculateP95(steps), STEP_MS));
  }
  await context.close();
  return tallies;
}

async function keysInSearch(browser: Browser, page: Page): Promise<number[]> {
  const longest: number[] = [];
  const search = page.getByLabel('Find a centre');
  for (let round = 0; round < ROUNDS; round += 1) {
    await search.fill('');
    await search.focus();
    for (const key of TERM) longest.push(await longestOf(browser, page, key));
  }
  await search.fill('');
  return longest;
}

async function radiusSteps(browser: Browser, page: Page): Promise<number[]> {
  const search = page.getByLabel('Find a centre');
  await search.fill('W1A 1AA');
  await search.press('Enter');
  const slider = page.getByRole('slider', { name: 'Search radius' });
  await slider.focus();
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await slider.press('Home');
    for (let miles = 1; miles < 10; miles += 1) longest.push(await longestOf(browser, page, 'ArrowRight'));
  }
  await search.fill('');
  return longest;
}

async function longestOf(browser: Browser, page: Page, key: string): Promise<number> {
  await waitUntilQuiet(page, QUIET_MS);
  return measureLongestTask(browser, async () => {
    await page.keyboard.press(key);
    await waitUntilQuiet(page, QUIET_MS);
  });
}

function report(what: string, longest: readonly number[], measuredMs: number, budget: number): Tally {
  const isWithin = measuredMs <= budget;
  console.log(
    `${isWithin ? '✓' : '✗'} ${what}: ${formatMs(measuredMs)} of ${budget} ms (median ${formatMs(calculateMedian(longest))}, p95 ${formatMs(calculateP95(longest))}, worst ${formatMs(Math.max(...longest))})`,
  );
  return isWithin ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
