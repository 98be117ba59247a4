import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { recordFigure } from '../support/record-figure.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { collectErrors, expect, test } from '../support/test.ts';

// Opens each page of the bookings site with delayed responses. Space is reserved for what loads late, so that nothing shifts.

/** The limit for each page; browser vendors call a score below 0.1 good. */
const LAYOUT_SHIFT = 0.01;
/** The message about what is still missing is at the foot of the screen, above the button, and its height varies. */
const CHECKOUT_SHIFT = 0.06;
const DAY_TAB_COUNT = 3;
const PHONE_SIZE = { width: 390, height: 844 };
const VENUE_SLUG = 'ardwick-fields-leisure-centre';

interface Waiter {
  readonly token: string;
  readonly sessionId: string;
}
interface Shopper {
  readonly token: string;
}

async function expectStandsStill(
  page: Page,
  layoutShift: () => Promise<number>,
  path: string,
  loaded: string | RegExp,
  most = LAYOUT_SHIFT,
): Promise<void> {
  await page.goto(sites.bookings + path);
  await expect(page.getByText(loaded).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shift = await layoutShift();
  recordFigure(`layout shift of ${path}`, shift.toFixed(4));
  expect.soft(shift, `the layout shift of ${path}`).toBeLessThanOrEqual(most);
}

// Proves S10.4.
test('no page of the bookings site, nor the checkout, shifts when late responses arrive', async ({
  page,
  context,
  browser,
}) => {
  const [waiter, { campSlug }, { courseId }, { token }] = await Promise.all([
    enterScenario<Waiter>('a-waiting-customer'),
    enterScenario<{ campSlug: string }>('a-camp'),
    enterScenario<{ courseId: string }>('a-course-begun'),
    enterScenario<Shopper>('a-basket-with-a-class'),
  ]);
  await keepToken(page, waiter.token);
  const pages: readonly (readonly [path: string, loaded: string | RegExp])[] = [
    ['/', 'See your bookings'],
    [`/location/${VENUE_SLUG}/activities`, 'Indoor Cycling'],
    [`/location/${VENUE_SLUG}/activities/indoor-cycling`, 'The next two weeks'],
    [`/location/${VENUE_SLUG}/sessions/${waiter.sessionId}`, 'You’re number 1 of 1 on the list.'],
    [`/location/${VENUE_SLUG}/spaces/badminton-courts`, 'Booking and cancelling'],
    [`/camps/${VENUE_SLUG}/${campSlug}`, 'Booking and cancelling'],
    [`/courses/${VENUE_SLUG}`, /^\d+ courses$/],
    [`/courses/${VENUE_SLUG}/${courseId}`, 'Sessions'],
  ];
  // Three tabs at a time, because most of the time is waiting; more tabs would wait for each other's connections.
  const shopper = await browser.newContext();
  const faults = await Promise.all([
    ...Array.from({ length: DAY_TAB_COUNT }, async (_, nth) => {
      const tab = await context.newPage();
      const ownFaults = collectErrors(tab);
      const layoutShift = await watchLayoutShift(tab);
      for (const [path, loaded] of pages.filter((_page, place) => place % DAY_TAB_COUNT === nth))
        await expectStandsStill(tab, layoutShift, path, loaded);
      return ownFaults;
    }),
    visitBasketAndCheckout(await shopper.newPage(), token),
  ]);
  expect(faults.flat(), 'errors on the console').toEqual([]);
  await shopper.close();
});

/** In a browser of its own, which has another customer. */
async function visitBasketAndCheckout(page: Page, token: string): Promise<readonly string[]> {
  const faults = collectErrors(page);
  await keepToken(page, token);
  const layoutShift = await watchLayoutShift(page);
  expect(page.viewportSize(), 'the size of the project').toEqual(PHONE_SIZE);
  await expectStandsStill(page, layoutShift, '/basket', /^Pay £/);
  await expectStandsStill(page, layoutShift, '/checkout', 'Keep my spaces', CHECKOUT_SHIFT);
  return faults;
}
