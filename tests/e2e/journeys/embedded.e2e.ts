import { blockingBrowser } from '../support/blocking-browser.ts';
import {
  answerBank,
  CHALLENGE_CARD,
  expectCheckoutShown,
  expectConfirmationShown,
  fillBilling,
  fillCard,
  pay,
} from '../support/checkout-steps.ts';
import {
  expectNoInnerScroll,
  hostPages,
  joiningSite,
  openHostPage,
  readFrameStorage,
  readReceivedEvents,
} from '../support/host-page.ts';
import {
  answerQuestions,
  buildNewCustomer,
  chooseMembership,
  confirmDirectDebit,
  createAccount,
  reviewDates,
  searchCentre,
  setUpDirectDebit,
} from '../support/joining-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, PHONE_ONLY, test } from '../support/test.ts';

test.use({ launchOptions: blockingBrowser });

const CENTRE_SLUG = 'ardwick-fields-leisure-centre';
const CENTRE_NAME = process.env.PAVILION_REAL_DATA ? 'Y Club Manchester' : 'Irwell Street Baths';

// Proves S2.5.
test(
  'a visitor joins entirely inside another site, and the browser keeps no cookie or storage for the frame',
  PHONE_ONLY,
  async ({ page }) => {
    const customer = buildNewCustomer('embedded');
    const frame = await openHostPage(page);
    await expect(frame.getByLabel('Find a centre')).toBeVisible();
    expect(await readFrameStorage(frame)).toEqual({ cookies: false, storage: false });
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await expect.poll(() => readReceivedEvents(page, 'pavilion:ready')).toHaveLength(1);
    await expectNoInnerScroll(frame);

    await searchCentre(frame, 'M3 4JR', CENTRE_NAME);
    await chooseMembership(frame, 'Unlimited Fitness');
    await expectNoInnerScroll(frame);
    await createAccount(frame, customer);
    await answerQuestions(frame);
    await expectNoInnerScroll(frame);
    await reviewDates(frame, { billingDay: '1st', startOverButton: 'Continue' });
    await setUpDirectDebit(frame, 'Ada Byron');
    await confirmDirectDebit(frame);

    await expectCheckoutShown(frame);
    await expectAddress(frame, /\/checkout\?embedded$/);
    await fillBilling(frame);
    await fillCard(frame, CHALLENGE_CARD);
    await expectNoInnerScroll(frame);
    await pay(frame);
    await answerBank(frame, 'Complete');
    await expectConfirmationShown(frame);
    await expectAddress(frame, /\/order-confirmed\/[\w-]+\?embedded$/);
    await expectNoInnerScroll(frame);

    const ledger = await readLedger(customer.email);
    expect(ledger.orders).toHaveLength(1);
    expect(ledger.charges).toHaveLength(1);
    expect(ledger.mandates).toHaveLength(1);

    const steps = await readReceivedEvents(page, 'pavilion:step');
    expect(steps.map(({ key }) => key)).toEqual([
      'centre',
      'membership',
      'details',
      'questions',
      'dates',
      'direct-debit',
      'confirm',
      'checkout',
      'confirmation',
    ]);
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const [completedEvent, ...otherEvents] = await readReceivedEvents(page, 'pavilion:completed');
    expect(otherEvents).toEqual([]);
    expect(frame.url()).toContain(`/order-confirmed/${completedEvent?.orderId}`);
    const [charge] = ledger.charges;
    expect(completedEvent).toMatchObject({ value: (charge?.amount ?? 0) / 100, currency: 'GBP' });
    const [selected] = await readReceivedEvents(page, 'pavilion:selected');
    expect(selected).toEqual({
      membership: expect.stringMatching(/^unlimited-fitness/),
      value: expect.any(Number),
      currency: 'GBP',
    });
    expect(await readReceivedEvents(page, 'pavilion:abandoned')).toEqual([]);
    const heights = await readReceivedEvents(page, 'pavilion:height');
    expect(new Set(heights.map(({ height }) => height)).size).toBeGreaterThan(4);
    const everything = await page.locator('.log').textContent();
    expect(everything).not.toMatch(/Ada|Byron|@|66374958|Ockham/);
  },
);

test(
  'the layout is kept across a reload of the frame, although the browser stores nothing',
  ONE_WIDTH,
  async ({ page }) => {
    const frame = await openHostPage(page);
    await searchCentre(frame, 'M3 4JR', CENTRE_NAME);
    await expectAddress(frame, /\/centre\/[^/]+\?embedded$/);
    await expect(frame.getByRole('region', { name: 'Choose membership' })).toBeVisible();
    await Promise.all([frame.waitForNavigation(), frame.evaluate(() => location.reload())]);
    await expect(frame.getByRole('region', { name: 'Choose membership' })).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect.poll(() => readReceivedEvents(page, 'pavilion:ready')).toHaveLength(2);
    await expectNoInnerScroll(frame);
  },
);

test('a dialog is in the visible part of the frame', async ({ page }) => {
  const frame = await openHostPage(page);
  await searchCentre(frame, 'M3 4JR', CENTRE_NAME);
  const details = frame.getByRole('button', { name: /^See all details/i }).last();
  await details.scrollIntoViewIfNeeded();
  await details.click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

// Proves S2.4.
test('neither side accepts a message from another window', ONE_WIDTH, async ({ page }) => {
  const frame = await openHostPage(page);
  await expect(frame.getByLabel('Find a centre')).toBeVisible();
  await expect
    .poll(() => readReceivedEvents(page, 'pavilion:height').then((events) => events.length))
    .toBeGreaterThan(0);
  await expectNoInnerScroll(frame);
  const readFrameHeight = () =>
    page.locator('[data-pavilion-join] iframe').evaluate(({ clientHeight }) => clientHeight);
  const heightBefore = await readFrameHeight();
  // The page itself, and then a frame of another origin, pretend to be the site.
  await page.evaluate(() => {
    const forged = { pavilion: 1, type: 'height', height: 7, fit: 'content' };
    window.postMessage(forged, '*');
    window.postMessage({ pavilion: 1, type: 'completed', orderId: 'forged' }, '*');
  });
  // The site's own frame sends to itself, which is not the page around it.
  await frame.evaluate(() => {
    window.postMessage({ pavilion: 1, type: 'viewport', top: 4321, height: 10 }, '*');
  });
  // A genuine event after the forged ones: once it arrives, they would have arrived too.
  await searchCentre(frame, 'M3 4JR', CENTRE_NAME);
  await expect
    .poll(() => readReceivedEvents(page, 'pavilion:step').then((all) => all.at(-1)?.key))
    .toBe('membership');
  expect(await readReceivedEvents(page, 'pavilion:completed')).toEqual([]);
  expect((await readReceivedEvents(page, 'pavilion:height')).map((event) => event.height)).not.toContain(7);
  expect(heightBefore).toBeGreaterThan(100);
  expect(await frame.evaluate(() => document.documentElement.style.getPropertyValue('--frame-top'))).not.toBe(
    '4321px',
  );
});

test(
  'elements and links that come late are mounted, and the page hears of a centre or membership that there is not',
  ONE_WIDTH,
  async ({ page }) => {
    await page.goto(hostPages.known);
    await page.evaluate(
      ({ site, slug }) => {
        const [centre, membership] = [document.createElement('div'), document.createElement('div')];
        Object.assign(centre.dataset, { pavilionJoin: '', centre: 'no-such-centre' });
        Object.assign(membership.dataset, {
          pavilionJoin: '',
          centre: slug,
          membership: 'no-such-membership',
        });
        const link = document.createElement('a');
        Object.assign(link, { href: `${site}/centre/${slug}#pavilion-join`, textContent: 'Join here' });
        document.querySelector('#join')?.replaceWith(centre, membership, link);
      },
      { site: joiningSite, slug: CENTRE_SLUG },
    );
    const linkFrame = page.locator('[data-pavilion-of-link] iframe');
    await expect(linkFrame).toHaveAttribute('title', 'Join here');
    await expect(page.getByRole('link', { name: 'Join here' })).toBeHidden();
    for (const frame of await page.locator('main iframe').all()) await frame.scrollIntoViewIfNeeded();
    await expect(linkFrame.contentFrame().getByRole('region', { name: 'Choose membership' })).toBeVisible();
    await expect
      .poll(() => readReceivedEvents(page, 'pavilion:unknown-centre'))
      .toEqual([{ centre: 'no-such-centre' }]);
    await expect
      .poll(() => readReceivedEvents(page, 'pavilion:unknown-membership'))
      .toEqual([{ centre: CENTRE_SLUG, membership: 'no-such-membership' }]);
  },
);

test.describe('on a site that the operator has not named', () => {
  test.use({
    expectedNoise:
      /frame-ancestors|Failed to execute 'postMessage'|Refused to frame|chrome-error|pavilion: the site does not answer/,
  });

  test('the frame is refused, and the page says so with a way to the site', ONE_WIDTH, async ({ page }) => {
    await page.clock.install();
    await page.goto(hostPages.stranger);
    await page.locator('[data-pavilion-join] iframe').scrollIntoViewIfNeeded();
    await expect(page.getByText('leisure', { exact: false }).first()).toBeVisible();
    const alert = page.getByRole('alert');
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
    // The frame's own event may arrive shortly after its address changes.
    await expect(async () => {
      await page.clock.runFor(3_000);
      await expect(alert).toContainText('The joining page could not be shown here.', { timeout: 500 });
    }).toPass({ timeout: 5_000 });
    await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'href',
      `${joiningSite}/`,
    );
    expect(await readReceivedEvents(page, 'pavilion:error')).toEqual([{ kind: 'refused' }]);
    expect(await readReceivedEvents(page, 'pavilion:blocked')).toEqual([
      { by: 'site', setting: 'embed.hosts', value: new URL(hostPages.stranger).origin },
    ]);
    expect(await readReceivedEvents(page, 'pavilion:ready')).toEqual([]);
    await expectAccessible(page);
  });
});
