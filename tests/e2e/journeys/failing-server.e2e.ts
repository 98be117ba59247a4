import type { Route } from '@playwright/test';
import { routeNext } from '../support/answers.ts';
import {
  expectCheckoutShown,
  expectConfirmationShown,
  fillBilling,
  fillCard,
  PLAIN_CARD,
  pay,
} from '../support/checkout-steps.ts';
import { findSection, reviewDates } from '../support/joining-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Faults are injected in the page's own requests, because all journeys share the sandbox.

// The browser reports each failed call; these journeys check what the page says about it.
test.use({ expectedNoise: /^Failed to load resource: / });

const SOMETHING_WRONG = 'Something has gone wrong, please try again.';

const failWithServerError = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'Server Error' } });

test('a price and a membership that fail at first are tried again, and one membership is in the basket', async ({
  page,
}) => {
  await routeNext(page, '**/api/memberships/types/*/payment-options/**', failWithServerError);
  await routeNext(page, '**/api/memberships/online-joining/store', failWithServerError);
  const address = '/centre/ardwick-fields-leisure-centre/membership/swim/recurring';
  await openAs(page, 'a-customer-with-instruction', address);
  await findSection(page, 'Your details').getByRole('button', { name: 'Continue' }).click();

  const review = findSection(page, 'Review & select dates');
  const costsAlert = review.getByRole('alert').filter({ hasText: SOMETHING_WRONG });
  await expect(costsAlert).toBeVisible();
  await expectAccessible(page);
  await costsAlert.getByRole('button', { name: 'Try again' }).click();
  await reviewDates(page, { startOverButton: 'Save and continue to checkout' });

  const storeAlert = review.getByRole('alert').filter({ hasText: 'We couldn’t save your membership' });
  await expect(storeAlert).toContainText(SOMETHING_WRONG);
  await expect(review.getByRole('checkbox', { name: /^I accept: / }).first()).toBeChecked();
  await expectAccessible(page);
  const cartResponse = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  await review.getByRole('button', { name: 'Save and continue to checkout' }).click();

  await expectCheckoutShown(page);
  expect(await (await cartResponse).json()).toMatchObject({ data: { totals: { item_count: 1 } } });
});

test('a centre that fails to load is tried again at its own address', async ({ page }) => {
  await routeNext(page, '**/api/venues/online-joining/ardwick-fields-leisure-centre', failWithServerError);
  await page.goto('/centre/ardwick-fields-leisure-centre/membership/swim/recurring');
  await expect(page.getByRole('alert').filter({ hasText: SOMETHING_WRONG })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findSection(page, 'Your details').getByLabel('First name')).toBeVisible();
  await expect(page).toHaveURL(/\/membership\/swim\/recurring$/);
});

test('a card form whose script does not load shows an error, is tried again, and pays', async ({ page }) => {
  await routeNext(page, '**/v1/stripe-like.js', (route) => route.abort());
  const { email } = await openAs(page, 'a-cart-with-a-monthly-membership', '/checkout');
  await expectCheckoutShown(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to initialize payment form' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectConfirmationShown(page);
  expect((await readLedger(email)).orders).toHaveLength(1);
});
