import type { Page } from '@playwright/test';
import {
  answerBank,
  CHALLENGE_CARD,
  fillBilling,
  fillCard,
  findBankFrame,
  pay,
} from '../support/checkout-steps.ts';
import { buildNewCustomer, chooseMembership, createAccount, findSection } from '../support/joining-steps.ts';
import { pressKeyOn, typeInto } from '../support/keyboard.ts';
import {
  expectKioskHomeShown,
  findStartOverDialog,
  findWarning,
  KIOSK_CENTRE,
  LONG_TIMES,
  leaveKioskIdle,
  logInAtKiosk,
  logInWithCart,
  openKiosk,
  readRemainingData,
  SECONDS_TO_RESET,
  setKioskTimes,
  startJoining,
} from '../support/kiosk-steps.ts';
import { enterScenario, readLedger, readSandboxStatus } from '../support/sandbox.ts';
import { readToken } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Time limits as operators set them, which must not be longer than the ten minutes that a bank allows. */
const USUAL_TIMES = { warn: 65, reset: 90, notice: 95, confirmation: 60 };

// Proves F4.3, S4.4.
test('the kiosk’s home leads to its centre, and its navigation has Home and Log in', async ({ page }) => {
  await openKiosk(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Log in']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page).toHaveURL(new RegExp(`/centre/${KIOSK_CENTRE.slug}$`));
  await expect(nav.getByRole('link')).toHaveText(['Back to Kiosk Home', 'Log in']);
  for (const target of await page.locator('a[href]:not([href="#main"]):visible, button:visible').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 64, box?.height ?? 64)).toBeGreaterThanOrEqual(64);
  }
});

// Proves F5.5.
test('a warning is shown before a kiosk clears a customer’s data, and any input closes it without another effect', async ({
  page,
}) => {
  await openKiosk(page);
  await startJoining(page);
  await chooseMembership(page, 'Unlimited Fitness');
  const firstName = findSection(page, 'Your details').getByLabel('First name');
  await firstName.fill('Ada');

  await leaveKioskIdle(page, LONG_TIMES.warn);
  await expect(findWarning(page)).toBeVisible();
  await expect(findWarning(page).getByRole('button', { name: 'Touch to carry on' })).toBeFocused();
  await expect(
    findWarning(page)
      .getByRole('status')
      .filter({ hasText: /^We’ll clear what you’ve entered in \d+ seconds\./ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('x');
  await expect(findWarning(page)).toBeHidden();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveValue('Ada');

  await leaveKioskIdle(page, LONG_TIMES.warn);
  await expect(findWarning(page)).toBeVisible();
  const { x, y } = (await page.getByText('Back to Kiosk Home').boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x + 20, y + 10);
  await expect(findWarning(page)).toBeHidden();
  await expect(firstName).toHaveValue('Ada');

  await leaveKioskIdle(page, LONG_TIMES.warn);
  await expect(findWarning(page)).toBeVisible();
  await page.mouse.move(100, 100);
  await page.mouse.move(140, 160);
  await expect(findWarning(page)).toBeHidden();

  await leaveKioskIdle(page, LONG_TIMES.warn);
  await expect(findWarning(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(findWarning(page)).toBeHidden();
  await expect(firstName).toHaveValue('Ada');
});

// Proves F5.1, F5.9.
test('an abandoned form is cleared, and no data of its customer remains', async ({ page }) => {
  const customer = buildNewCustomer('gone');
  const away: string[] = [];
  page.on('requestfailed', (request) => away.push(new URL(request.url()).pathname));
  await openKiosk(page);
  await startJoining(page);
  await chooseMembership(page, 'Unlimited Fitness');
  await createAccount(page, customer);
  const questions = findSection(page, 'Additional details');
  await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
  await questions.getByLabel('Which describes you best?').selectOption({ label: 'Under 18s' });
  const token = await readToken(page);
  expect(token).not.toBe('');
  expect(await readSandboxStatus('/api/auth/user', token)).toBe(200);
  // A cookie and a storage entry of a third-party script, and a call that never ends.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a card provider's script does it.
    document.cookie = '__provider_mid=ada; Path=/';
    localStorage.setItem('provider', 'ada');
    window.name = 'ada';
    return new Promise((resolve) => {
      indexedDB.open('provider').onsuccess = resolve;
    });
  });
  await page.route('**/api/memberships/types/**', () => {});
  await questions.getByRole('button', { name: 'Continue' }).click();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['pavilion.mode']);

  await leaveKioskIdle(page, LONG_TIMES.warn);
  await expect(findWarning(page)).toBeVisible();
  await leaveKioskIdle(page, SECONDS_TO_RESET);
  await expectKioskHomeShown(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await readSandboxStatus('/api/auth/user', token)).toBe(401);
  expect(away.some((path) => path.startsWith('/api/memberships/types/'))).toBe(true);
  const secrets = [
    ...Object.values(customer),
    token,
    'Annabella',
    '01632 960123',
    'Ockham',
    'unlimited-fitness',
    'provider',
    'ada',
  ];
  const expectNothing = async () => {
    const remainingData = await readRemainingData(page);
    for (const secret of secrets) expect(remainingData).not.toContain(secret);
    expect(await page.context().cookies()).toEqual([]);
  };
  await expectNothing();
  await expect(page.getByText('Joining form cleared due to inactivity')).toBeVisible();
  await expectAccessible(page);

  // Back leaves the kiosk's site; there is nothing in between.
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goForward();
  await expectKioskHomeShown(page);
  await expectNothing();

  // The next person starts with an empty form and no suggestions.
  await page.unroute('**/api/memberships/types/**');
  await startJoining(page);
  await chooseMembership(page, 'Unlimited Fitness');
  await expect(findSection(page, 'Your details').getByLabel('First name')).toHaveValue('');
  const fields = page.locator('form, input, select, textarea');
  for (const field of await fields.all()) await expect(field).toHaveAttribute('autocomplete', 'off');
  expect(
    await page
      .locator('input:not([type=radio]):not([type=checkbox])')
      .evaluateAll((inputs) => inputs.map((input) => Reflect.get(input, 'value')).join('')),
  ).toBe('');
});

test('the checkout asks an idle customer, and goes home if there is no response', async ({ page }) => {
  await logInWithCart(page);
  // Leaves enough time to look at the question on a machine of any speed.
  const times = { ...USUAL_TIMES, notice: 600 };
  await setKioskTimes(page, times);
  await page.goto(`/checkout?kiosk=true&centre=${KIOSK_CENTRE.slug}`);
  await expectKioskCheckoutShown(page);
  await leaveKioskIdle(page, times.reset);
  await expect(findStartOverDialog(page)).toBeVisible();
  await expectAccessible(page);
  await findStartOverDialog(page).getByRole('button', { name: 'Continue with my purchase' }).click();
  await expect(findStartOverDialog(page)).toBeHidden();
  await leaveKioskIdle(page, times.reset);
  await expect(findStartOverDialog(page)).toBeVisible();
  await leaveKioskIdle(page, times.notice - times.reset);
  await expectKioskHomeShown(page);
  expect(await readToken(page)).toBe('');
  await expect(page.getByText('Joining form cleared due to inactivity')).toHaveCount(0);
});

// Proves F5.6.
test('the kiosk waits for a payment in progress, then the confirmation counts down, without a link to the account', async ({
  page,
}) => {
  const { email } = await logInWithCart(page);
  await setKioskTimes(page, USUAL_TIMES);
  await page.goto(`/checkout?kiosk=true&centre=${KIOSK_CENTRE.slug}`);
  await fillBilling(page);
  await fillCard(page, CHALLENGE_CARD);
  await pay(page);
  await expect(findBankFrame(page).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeDisabled();
  for (const seconds of [USUAL_TIMES.warn, USUAL_TIMES.notice - USUAL_TIMES.warn]) {
    await leaveKioskIdle(page, seconds);
    await expectVisitContinues(page);
  }
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(/\/order-confirmed\/[\w-]+\?kiosk=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const pass = page.getByRole('region', { name: 'Swim' });
  await expect(pass.getByText('Take a photo of this pass to have it on your phone.')).toBeInViewport();
  const closing = page.getByRole('region', { name: 'This screen is about to close' });
  await expect(closing.getByText(/^\d+$/)).toBeVisible();
  await expect(page.getByText('Go to my account')).toHaveCount(0);
  await expectAccessible(page);
  expect((await readLedger(email)).orders).toHaveLength(1);
  await leaveKioskIdle(page, USUAL_TIMES.confirmation);
  await expect(closing).toBeHidden();
  await expectKioskHomeShown(page);
  expect(await readToken(page)).toBe('');
  expect(await readRemainingData(page)).not.toContain('order-confirmed');
});

// Proves F4.4.
test('going home from the checkout asks first, and leaving clears the customer’s data', async ({ page }) => {
  const { token } = await logInWithCart(page);
  await setKioskTimes(page, LONG_TIMES);
  await page.goto(`/checkout?kiosk=true&centre=${KIOSK_CENTRE.slug}`);
  await expectKioskCheckoutShown(page);
  await page.getByRole('link', { name: 'Back to Kiosk Home' }).click();
  await findStartOverDialog(page).getByRole('button', { name: 'Continue with my purchase' }).click();
  await expect(findStartOverDialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back to Kiosk Home' }).click();
  await findStartOverDialog(page).getByRole('button', { name: 'Leave this screen' }).click();
  await expectKioskHomeShown(page);
  expect(await readToken(page)).toBe('');
  expect(await readSandboxStatus('/api/auth/user', token)).toBe(401);
});

// Proves F4.3.
test('logging in at the kiosk returns to it, and an idle customer is logged out', async ({ page }) => {
  const login = await enterScenario<{ email: string; password: string }>('a-customer-without-instruction');
  await openKiosk(page);
  await logInAtKiosk(page, login);
  const token = await readToken(page);
  await leaveKioskIdle(page, LONG_TIMES.warn);
  await expect(findWarning(page)).toBeVisible();
  await leaveKioskIdle(page, SECONDS_TO_RESET);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await readSandboxStatus('/api/auth/user', token)).toBe(401);
  await logInAtKiosk(page, login);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await readToken(page)).toBe('');
});

test('a log-out without a response from the server still clears the screen', async ({ page }) => {
  const { token } = await logInWithCart(page);
  await page.route('**/api/auth/logout', () => {});
  await openKiosk(page);
  expect(await readToken(page)).toBe(token);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await readToken(page)).toBe('');
});

test('the kiosk works with the keyboard alone', async ({ page }) => {
  await openKiosk(page);
  await pressKeyOn(page, page.getByRole('link', { name: 'Buy a membership' }));
  await pressKeyOn(page, page.getByRole('button', { name: /^Choose Unlimited Fitness\b/ }).first());
  const firstName = findSection(page, 'Your details').getByLabel('First name');
  await typeInto(page, firstName, 'Ada');
  await leaveKioskIdle(page, LONG_TIMES.warn);
  await expect(findWarning(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(findWarning(page)).toBeHidden();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveValue('Ada');
  await page.keyboard.press('Home');
  await pressKeyOn(page, page.getByRole('button', { name: 'Show summary' }));
  await pressKeyOn(page, page.getByRole('button', { name: 'Start over' }));
  await expect(
    findStartOverDialog(page).getByRole('button', { name: 'Continue with my purchase' }),
  ).toBeVisible();
  await pressKeyOn(page, findStartOverDialog(page).getByRole('button', { name: 'Leave this screen' }));
  await expectKioskHomeShown(page);
});

/** Checks that no warning appears and the visit goes on, after the kiosk has checked its clock. */
async function expectVisitContinues(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(findWarning(page)).toBeHidden();
  await expect(findBankFrame(page).getByRole('button').first()).toBeVisible();
}

async function expectKioskCheckoutShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
}
