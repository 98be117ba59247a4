import { watchLayoutShift } from '../support/layout-shift.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, test } from '../support/test.ts';

// Each page of the bookings site is opened while its answers come late: what loads has its place before, and moves nothing.

/** Of each page; below 0.1 is good, as the browsers' makers have it. */
const LAYOUT_SHIFT = 0.01;
const VENUE = 'ardwick-fields-leisure-centre';

interface Waiter {
  readonly token: string;
  readonly sessionId: string;
}
interface Shopper {
  readonly token: string;
}

test('no page of the bookings site moves what has been seen when late answers come', async ({ page }) => {
  const waiter = await enterScenario<Waiter>('a-waiting-customer');
  const { token } = await enterScenario<Shopper>('a-basket-with-a-class');
  const { campSlug } = await enterScenario<{ campSlug: string }>('a-camp');
  const { courseId } = await enterScenario<{ courseId: string }>('a-course-begun');
  const layoutShift = await watchLayoutShift(page);
  const open = async (path: string, loaded: string | RegExp) => {
    await page.goto(sites.bookings + path);
    await expect(page.getByText(loaded).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift();
    console.log(`${path}: a layout shift of ${shift.toFixed(4)}`);
    expect.soft(shift, `the layout shift of ${path}`).toBeLessThanOrEqual(LAYOUT_SHIFT);
  };

  await keepToken(page, waiter.token);
  await open('/', 'See your bookings');
  await open(`/location/${VENUE}/activities`, 'Indoor Cycling');
  await open(`/location/${VENUE}/activities/indoor-cycling`, 'The next two weeks');
  await open(`/location/${VENUE}/sessions/${waiter.sessionId}`, 'You are 1 of 1.');
  await open(`/location/${VENUE}/spaces/badminton-courts`, 'Booking and cancelling');
  await open(`/camps/${VENUE}/${campSlug}`, 'Booking and cancelling');
  await open(`/courses/${VENUE}`, /^\d+ courses$/);
  await open(`/courses/${VENUE}/${courseId}`, 'Sessions');
  await keepToken(page, token);
  await open('/basket', /^Pay £/);
});
