import type { Browser, Page } from '@playwright/test';
import type { Tally } from '../../tooling/run.ts';
import { calculateMedian, calculateP95, formatMs } from './figures.ts';
import { measureLongestTask } from './longest-task.ts';
import { buildBenchSites } from './sites.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
/** The limit for the 95th percentile of a step of the radius slider, with a processor slowed down four times. */
const MAX_STEP_MS = 16;
/** The limit for the longest task after a key press in the search box. */
const MAX_TASK_MS = 50;
const QUIET_MS = 250;
const LONDON = { label: 'London', lat: 51.5074, lng: -0.1278 };
const SEARCH_TERM = 'leisure';
const NAME_WORDS = [
  'Abbey',
  'Moss Side',
  'St. Anne’s',
  'Riverside',
  'King George V',
  'Hill Top',
  'Café',
  'Park Road',
];
const CENTRE_KINDS = ['Leisure Centre', 'Sports Hall', 'Swimming Pool', 'Gym'];

function buildVenuesAnswer() {
  const data = buildBenchSites().map(({ id, lat, lng }, index) => ({
    id,
    slug: `centre-${id.toLowerCase()}`,
    name: `${NAME_WORDS[index % NAME_WORDS.length]} ${CENTRE_KINDS[index % CENTRE_KINDS.length]} ${index}`,
    address1: `${index} High Street`,
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

type BenchTarget = { readonly browser: Browser; readonly site: string };

/** Measures the longest task after radius steps and key presses in the search box, at full and reduced processor speed. */
export async function measureFinder({ browser, site }: BenchTarget): Promise<Tally[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const answer = buildVenuesAnswer();
  await page.route('**/api/venues/online-joining', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/geocoding/search?*', (route) => route.fulfill({ json: { data: [LONDON] } }));
  await page.goto(site);
  await page.locator('[aria-setsize]').first().waitFor();
  console.log(`${answer.data.length} centres`);
  const cdp = await context.newCDPSession(page);
  const tallies: Tally[] = [];
  for (const rate of [1, CPU_SLOWDOWN]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const keyTasks = await measureSearchKeys(browser, page);
    tallies.push(
      reportTasks(`a key in the search box, ${rate}× slower`, keyTasks, Math.max(...keyTasks), MAX_TASK_MS),
    );
    const stepTasks = await measureRadiusSteps(browser, page);
    tallies.push(
      reportTasks(`a radius step, ${rate}× slower`, stepTasks, calculateP95(stepTasks), MAX_STEP_MS),
    );
  }
  await context.close();
  return tallies;
}

async function measureSearchKeys(browser: Browser, page: Page): Promise<number[]> {
  const longestTasks: number[] = [];
  const search = page.getByLabel('Find a centre');
  for (let round = 0; round < ROUNDS; round += 1) {
    await search.fill('');
    await search.focus();
    for (const key of SEARCH_TERM) longestTasks.push(await measureKeyPress(browser, page, key));
  }
  await search.fill('');
  return longestTasks;
}

async function measureRadiusSteps(browser: Browser, page: Page): Promise<number[]> {
  const search = page.getByLabel('Find a centre');
  await search.fill('W1A 1AA');
  await search.press('Enter');
  const slider = page.getByRole('slider', { name: 'Search radius' });
  await slider.focus();
  const longestTasks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await slider.press('Home');
    for (let miles = 1; miles < 10; miles += 1)
      longestTasks.push(await measureKeyPress(browser, page, 'ArrowRight'));
  }
  await search.fill('');
  return longestTasks;
}

async function measureKeyPress(browser: Browser, page: Page, key: string): Promise<number> {
  await waitUntilQuiet(page, QUIET_MS);
  return measureLongestTask(browser, async () => {
    await page.keyboard.press(key);
    await waitUntilQuiet(page, QUIET_MS);
  });
}

function reportTasks(
  actionName: string,
  longestTasks: readonly number[],
  measuredMs: number,
  budget: number,
): Tally {
  const isWithinBudget = measuredMs <= budget;
  console.log(
    `${isWithinBudget ? '✓' : '✗'} ${actionName}: ${formatMs(measuredMs)} of ${budget} ms (median ${formatMs(calculateMedian(longestTasks))}, p95 ${formatMs(calculateP95(longestTasks))}, worst ${formatMs(Math.max(...longestTasks))})`,
  );
  return isWithinBudget ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
