import type { Page, Route } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.ts';
import { opayo, ryft, stripe } from '../support/all-providers.ts';
import { routeNext } from '../support/answers.ts';
import {
  acceptTerms,
  expectCheckoutShown,
  expectConfirmationShown,
  expectPaidOnce,
  findPaymentFailure,
  openCheckout,
  pay,
} from '../support/checkout-steps.ts';
import { answerChallenge, expectChallengeShown } from '../support/opayo-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Faults are injected in the page's own requests, because all journeys share the sandbox. Each fault is tried with one
// provider; random visits (tests/payments) and each call × each fault (tests/faults, tests/browser-faults) try them with
// all.

test.use({ expectedNoise: /^Failed to load resource: / });

const NOT_CHARGED = /you have not been charged/i;
const BANK_MS = 300_000;
const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £[\d.]+ now$/ });

/** Lets the operator do its work, and loses the response. */
async function loseResponse(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  await route.fetch({ url: `${sandboxUrl}${pathname}${search}` });
  await route.abort('connectionreset');
}

/** Reads the terms, so that one press pays. */
async function readTerms(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(button.or(payButton(page))).toBeEnabled();
  if (!(await button.isVisible())) return;
  await button.click();
  await acceptTerms(page);
}

async function changeConfiguration(page: Page, changes: Record<string, unknown>): Promise<void> {
  const config: unknown = await (await fetch(`${sandboxUrl}/config.json`)).json();
  await page.route('**/config.json', (route) => route.fulfill({ json: Object.assign({}, config, changes) }));
}

// Proves P6.1.
test('a double click and Enter make one payment, and Back afterwards leads to the confirmation', async ({
  page,
}) => {
  const sentKeys: string[] = [];
  await page.route(stripe.authorise, (route) => {
    sentKeys.push(route.request().url());
    return route.fallback();
  });
  const customer = await openCheckout(page, stripe.scenario);
  await stripe.fill(page);
  await readTerms(page);
  await payButton(page).focus();
  const { x, y, width, height } = (await payButton(page).boundingBox()) ?? NO_BOX;
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await page.keyboard.press('Enter');
  await expectConfirmationShown(page);
  expect(sentKeys).toHaveLength(1);
  await page.goBack();
  await page.goto('/checkout');
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('lost responses to prepare, authorise and complete end in one order', async ({ page }) => {
  await routeNext(page, opayo.prepare, loseResponse);
  await routeNext(page, opayo.authorise, loseResponse);
  await routeNext(page, opayo.complete, loseResponse);
  const customer = await openCheckout(page, opayo.scenario);
  await page.getByRole('button', { name: 'Try again' }).click();
  await opayo.fill(page);
  await pay(page);
  await expect(findPaymentFailure(page, '')).toBeVisible();
  // The lost call may have made a bank hold the money, so the page does not say that nothing was charged.
  await expect(page.getByText(NOT_CHARGED)).toHaveCount(0);
  expect((await readLedger(customer.email)).charges).toHaveLength(0);
  await opayo.fill(page);
  await payButton(page).click();
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('a failing server and a timeout while completing are looked up, not reported as failed', async ({
  page,
}) => {
  await changeConfiguration(page, { requestTimeoutMs: 4000 });
  let requestCount = 0;
  await page.route(ryft.complete, (route) => {
    requestCount += 1;
    if (requestCount === 1) return route.fulfill({ status: 500, json: { message: 'Server Error' } });
    // Never responds, so that the page's own timeout ends first.
    return requestCount === 2 ? undefined : route.fallback();
  });
  const customer = await openCheckout(page, ryft.scenario);
  await ryft.fill(page);
  await pay(page);
  await expect(page.getByText('We are checking your payment. Do not pay again.')).toBeVisible();
  await expect(page.getByText('Your payment failed')).toHaveCount(0);
  await expectConfirmationShown(page);
  expect(requestCount).toBe(3);
  await expectPaidOnce(customer);
});

// Proves P6.2.
test('a reload while preparing, ready, paying and completing neither loses nor repeats anything', async ({
  page,
}) => {
  /** Leaves the page in the middle of a call. */
  const reloadDuring = async (address: string, act: () => Promise<unknown>) => {
    const requestCount = page.waitForRequest(address);
    await routeNext(page, address, keepResponse);
    await act();
    await requestCount;
    await page.reload();
  };
  const keepResponse = () => undefined;
  const customer = await enterScenario<{ email: string; token: string }>(ryft.scenario);
  await keepToken(page, customer.token);
  await reloadDuring(ryft.prepare, () => page.goto('/checkout'));
  await expectCheckoutShown(page);
  await ryft.fill(page);
  await page.reload();
  await ryft.fill(page);
  await readTerms(page);
  await reloadDuring(ryft.authorise, () => payButton(page).click());
  await ryft.fill(page);
  await readTerms(page);
  await reloadDuring(ryft.complete, () => payButton(page).click());
  await expectConfirmationShown(page);
  await page.reload();
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

// Proves P6.6.
test('a second tab that pays for what the first has paid shows the confirmation, and nothing untrue', async ({
  page,
  context,
}) => {
  const customer = await openCheckout(page, opayo.scenario);
  const otherPage = await context.newPage();
  await otherPage.goto('/checkout');
  await expectCheckoutShown(otherPage);
  await opayo.fill(otherPage);
  await readTerms(otherPage);
  // A background tab does not render, and a customer cannot press anything in it.
  await page.bringToFront();
  await opayo.fill(page);
  await pay(page);
  await expectConfirmationShown(page);
  await otherPage.bringToFront();
  await payButton(otherPage).click();
  await expectConfirmationShown(otherPage);
  await expect(otherPage.getByText(NOT_CHARGED)).toHaveCount(0);
  await expectPaidOnce(customer);
});

// Proves P6.7.
test('a session that expires during payment is renewed, and the customer pays once', async ({ page }) => {
  const refuseCall = (route: Route) => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } });
  await routeNext(page, stripe.authorise, refuseCall);
  const login = await enterScenario<{ email: string; password: string; token: string }>(stripe.scenario);
  await keepToken(page, login.token);
  await page.goto('/checkout');
  await expectCheckoutShown(page);
  await stripe.fill(page);
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Email/).fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectCheckoutShown(page);
  await stripe.fill(page);
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(login);
});

test('a bank that does not respond in time has taken nothing, and another card pays', async ({ page }) => {
  await changeConfiguration(page, { threeDSecure: { timeoutMs: BANK_MS } });
  await page.clock.install();
  const customer = await openCheckout(page, opayo.scenario);
  await opayo.fill(page, true);
  await pay(page);
  await expectChallengeShown(page);
  await answerChallenge(page, 'Never answer');
  await page.clock.fastForward(BANK_MS);
  await expect(findPaymentFailure(page, 'Your bank didn’t confirm the payment in time.')).toBeVisible();
  await expect(page.getByText(NOT_CHARGED)).toBeVisible();
  await expectAccessible(page);
  expect((await readLedger(customer.email)).charges).toHaveLength(0);
  await opayo.fill(page);
  await payButton(page).click();
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});
