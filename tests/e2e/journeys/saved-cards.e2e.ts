import type { Page } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.ts';
import { SECURITY_CODE } from '../support/card-data.ts';
import {
  answerBank,
  CHALLENGE_CARD,
  expectCheckoutShown,
  expectConfirmationShown,
  expectPaidOnce,
  fillBilling,
  fillCard,
  findPaymentFailure,
  openCheckout,
  PLAIN_CARD,
  pay,
} from '../support/checkout-steps.ts';
import {
  answerChallenge,
  expectChallengeShown,
  fillDropIn,
  readStoredTexts,
} from '../support/opayo-steps.ts';
import { fillRyftCard } from '../support/ryft-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { openAs, readToken } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Adds another item to the basket of a customer who has paid, and opens the checkout again. */
async function buyAgain(page: Page, token: string, venueSlug: string): Promise<void> {
  await enterScenario('another-basket', { token, venueSlug });
  await page.goto('/checkout');
  await expectCheckoutShown(page);
}

async function expectPaidTwice(email: string): Promise<void> {
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([2, 2]);
}

const findSaveCheckbox = (page: Page) => page.getByRole('checkbox', { name: 'Save this card for next time' });
const findSavedOption = (page: Page, words: RegExp) => page.getByRole('radio', { name: words });

/** Types into the Stripe-like provider's own field for the security code of a saved card. */
async function typeStripeCode(page: Page, code: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure CVC input frame"]');
  await frame.getByLabel('Credit or debit card CVC/CVV').fill(code);
}

test('Stripe-like: a card that is saved with one payment pays the next one by its security code', async ({
  page,
}) => {
  const { email } = await openCheckout(page, 'provider-stripe');
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await findSaveCheckbox(page).check();
  await pay(page);
  await expectConfirmationShown(page);

  await buyAgain(page, await readToken(page), 'ardwick-fields-leisure-centre');
  await expect(
    findSavedOption(page, /Pay with saved card \(Visa ending in 4242\)\s*Expires: 12\/34/),
  ).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeHidden();
  await typeStripeCode(page, SECURITY_CODE);
  await expectAccessible(page);
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidTwice(email);
  expect(await readStoredTexts(page)).not.toContain(PLAIN_CARD.replaceAll(' ', ''));
});

test('Stripe-like: a card that is not saved is not offered the next time', async ({ page }) => {
  await openCheckout(page, 'provider-stripe');
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectConfirmationShown(page);
  await buyAgain(page, await readToken(page), 'ardwick-fields-leisure-centre');
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('Stripe-like: the bank challenges a saved card, its refusal is shown, and a different card pays', async ({
  page,
}) => {
  const number = CHALLENGE_CARD.replaceAll(' ', '');
  const customer = await openCheckout(page, 'provider-stripe-with-saved-card', { number });
  await typeStripeCode(page, SECURITY_CODE);
  await pay(page);
  await answerBank(page, 'Fail');
  await expect(findPaymentFailure(page, '3D Secure verification failed')).toBeVisible();
  await expectAccessible(page);
  // The code was used once, so it is asked for again.
  await expect(page.getByText(/enter your card security code/)).toBeVisible();
  await page.getByRole('radio', { name: 'Pay with a different card' }).check();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('Stripe-like: a saved card that has expired is shown as expired and not offered', async ({ page }) => {
  await openCheckout(page, 'provider-stripe-with-expired-card');
  await expect(page.getByText('Your saved card has expired. Please use a different card.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
});

test('Opayo-like: a saved card pays the next time with its security code, which is stored nowhere, and the bank’s challenge', async ({
  page,
}) => {
  const { email } = await openCheckout(page, 'provider-opayo');
  await fillBilling(page);
  await fillDropIn(page, 'CHALLENGE');
  await findSaveCheckbox(page).check();
  await pay(page);
  await expectChallengeShown(page);
  await answerChallenge(page, 'Complete authentication');
  await expectConfirmationShown(page);

  await buyAgain(page, await readToken(page), 'castlefield-baths');
  await expect(
    findSavedOption(page, /Pay with saved card \(Visa ending in 0006\)\s*Expires: 12\/34/),
  ).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toHaveCount(0);
  await page.getByLabel('Security Code (CVV)').fill(SECURITY_CODE);
  await pay(page);
  await expectChallengeShown(page);
  // As a whole word, because an id may contain the same three digits.
  expect(await readStoredTexts(page)).not.toMatch(new RegExp(`\\b${SECURITY_CODE}\\b`));
  await answerChallenge(page, 'Complete authentication');
  await expectConfirmationShown(page);
  await expectPaidTwice(email);
});

test('Ryft-like: a card that is saved in the provider’s form is offered there the next time, and pays', async ({
  page,
}) => {
  const { email } = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page);
  const form = page.frameLocator('iframe[title="Secure card payment form"]');
  await form.getByLabel('Save this card').check();
  await pay(page);
  await expectConfirmationShown(page);

  await buyAgain(page, await readToken(page), 'didsbury-park-sports-centre');
  const keptCard = form.getByRole('radio', {
    name: /Pay with saved card \(Visa ending in 0085\)\s*Expires: 12\/34/,
  });
  const billing = page.getByRole('heading', { name: 'Billing Details' });
  await expect(keptCard).toBeChecked();
  await expect(billing).toBeHidden();
  await expectAccessible(page);
  await form.getByRole('radio', { name: 'Pay with a different card' }).check();
  await expect(page.getByText(/enter your card details/)).toBeVisible();
  await expect(billing).toBeVisible();
  await expectAccessible(page);
  await keptCard.check();
  await expect(billing).toBeHidden();
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidTwice(email);
});

test('if the operator does not keep cards, none is offered and none is saved', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch({ url: `${sandboxUrl}/config.json` });
    await route.fulfill({ response, json: { ...(await response.json()), savedCardsEnabled: false } });
  });
  await openAs(page, 'provider-stripe-with-saved-card', '/checkout');
  await expectCheckoutShown(page);
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(findSaveCheckbox(page)).toHaveCount(0);
});
