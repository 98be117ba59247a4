import type { FrameLocator, Locator, Page } from '@playwright/test';
import { fillCardDetails } from './fill.ts';
import { readLedger } from './sandbox.ts';
import { openAs } from './sign-in.ts';
import { expect, expectAccessible, expectAddress, type Screen } from './test.ts';

export { fillBilling } from './fill.ts';

/** A card whose bank always requires a challenge, and approves once it is passed. */
export const CHALLENGE_CARD = '4000 0027 6000 3184';
export const PLAIN_CARD = '4242 4242 4242 4242';

export async function expectCheckoutShown(page: Screen): Promise<void> {
  await expectAddress(page, /\/checkout(\?embedded|\?kiosk=true.*)?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Types a card into the provider's own frame, whose inputs the page cannot reach. */
export async function fillCard(page: Screen, number: string): Promise<void> {
  await fillCardDetails(page.frameLocator('iframe[title="Secure card payment input frame"]'), number);
}

/** Presses the only control that pays. Terms that are not accepted yet open first and are read to their end. */
export async function pay(page: Screen): Promise<void> {
  const continueButton = page.getByRole('button', { name: 'Continue', exact: true });
  const payButton = page.getByRole('button', { name: /^Pay £[\d.]+ now$/ });
  await expect(continueButton.or(payButton)).toBeEnabled();
  if (await continueButton.isVisible()) {
    await continueButton.click();
    await acceptTerms(page);
  }
  // Scrolls to where a customer looks before paying, because the bar with the total may cover half of a control further up.
  await payButton.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await payButton.click();
}

export async function acceptTerms(page: Screen): Promise<void> {
  const dialog = page.getByRole('dialog');
  const agreeButton = dialog.getByRole('button', { name: 'I Agree' });
  const jumpButton = dialog.getByRole('button', { name: 'Jump to end' });
  await expect(agreeButton.and(page.locator(':enabled')).or(jumpButton).first()).toBeVisible();
  await expectAccessible(page);
  // Terms that fit completely need no scrolling.
  await expect(async () => {
    if (await agreeButton.isDisabled()) await jumpButton.click({ timeout: 1000 });
    await expect(agreeButton).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await agreeButton.click();
  await expect(dialog).toBeHidden();
}

/** The bank's page, in a page of the provider's over the checkout. */
export function findBankFrame(page: Screen): FrameLocator {
  return page.frameLocator('iframe[title="Bank authentication page"]').frameLocator('iframe');
}

export async function answerBank(page: Screen, answer: 'Complete' | 'Fail'): Promise<void> {
  const button = findBankFrame(page).getByRole('button', { name: `${answer} authentication` });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await button.click();
}

/** The heading of an order that was paid, or of one that cost nothing. */
export const CONFIRMATION_HEADING = /^Your (payment was successful|order is confirmed)$/;

export async function expectConfirmationShown(page: Screen): Promise<void> {
  await expectAddress(page, /\/order-confirmed\/[\w-]+(\?embedded)?$/);
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMATION_HEADING })).toBeVisible();
  await expectAccessible(page);
}

/**
 * Opens the checkout as the scenario's customer.
 * @returns the customer
 */
export async function openCheckout(page: Page, scenario: string, params = {}): Promise<{ email: string }> {
  const customer = await openAs(page, scenario, '/checkout', params);
  await expectCheckoutShown(page);
  return customer;
}

export async function expectPaidOnce({ email }: { email: string }): Promise<void> {
  const { orders, charges } = await readLedger(email);
  expect(orders).toHaveLength(1);
  expect(charges).toHaveLength(1);
}

/** The banner of a failed payment, with its reason. */
export function findPaymentFailure(page: Page, reason: string): Locator {
  return page.getByRole('alert').filter({ hasText: 'Your payment failed' }).filter({ hasText: reason });
}
