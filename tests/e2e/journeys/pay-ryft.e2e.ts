import { routeNext } from '../support/answers.ts';
import {
  expectConfirmationShown,
  expectPaidOnce,
  findPaymentFailure,
  openCheckout,
  pay,
} from '../support/checkout-steps.ts';
import { answerChallenge, expectChallengeShown, readStoredTexts } from '../support/opayo-steps.ts';
import { fillRyftCard, RYFT_CARD, RYFT_CHALLENGE_CARD, RYFT_METHOD_CARD } from '../support/ryft-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a card typed into the provider’s form pays; none of it is stored, and no other provider is loaded', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page);
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
  expect(await readStoredTexts(page)).not.toContain(RYFT_CARD.replaceAll(' ', ''));
  expect([...hosts].filter((host) => /stripe|opayo/.test(host))).toEqual([]);
});

test('the check of a bank that wants to know the browser first is passed in our own dialog, although no policy names the bank', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_METHOD_CARD);
  await pay(page);
  await expectChallengeShown(page);
  await expectAccessible(page);
  await answerChallenge(page, 'Complete authentication');
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('a challenge that fails, or that the customer cancels, takes nothing, and another card pays', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CHALLENGE_CARD);
  await pay(page);
  await expectChallengeShown(page);
  await answerChallenge(page, 'Fail authentication');
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment failed' })).toBeVisible();
  await expectAccessible(page);
  expect((await readLedger(customer.email)).charges).toHaveLength(0);

  await fillRyftCard(page, RYFT_CHALLENGE_CARD);
  await pay(page);
  await expectChallengeShown(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You cancelled the check with your bank. You have not been charged.'),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await readLedger(customer.email)).charges).toHaveLength(0);

  // In a new session, because the cancelled one accepts no other card.
  await fillRyftCard(page);
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('an invalid number is shown on leaving the form, a declined card on paying, and another one pays', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-ryft');
  const form = page.frameLocator('iframe[title="Secure card payment form"]');
  const problem = page.getByText('Please check your card details');
  await form.getByLabel('Card number').fill('4012 0000 0006 0084');
  await expect(problem).toBeHidden();
  await page.getByRole('button', { name: /^Change/ }).focus();
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await fillRyftCard(page, RYFT_CARD, '200');
  await expect(problem).toBeHidden();
  await pay(page);
  await expect(findPaymentFailure(page, 'Your payment method does not have sufficient funds')).toBeVisible();
  await expectAccessible(page);
  // The same session accepts it.
  await fillRyftCard(page);
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('a pending payment is not reported as failed before the server has said so', async ({ page }) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CARD, '210');
  await pay(page);
  const failure = findPaymentFailure(
    page,
    'Payment is still being processed. Please wait a moment and try again.',
  );
  const confirmation = page.getByRole('heading', { level: 1, name: 'Your payment was successful' });
  await expect(failure.or(confirmation)).toBeVisible();
  const { orders, charges } = await readLedger(customer.email);
  expect(charges.length).toBe(orders.length);
});

test.describe('a script that fails to load', () => {
  test.use({ expectedNoise: /^Failed to load resource: / });

  test('a script that fails to load is reported, and the form pays after Try again', async ({ page }) => {
    await routeNext(page, '**/v2/ryft.min.js', (route) => route.abort());
    const customer = await openCheckout(page, 'provider-ryft');
    const alert = page.getByRole('alert').filter({ hasText: 'Ryft SDK failed to load' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await fillRyftCard(page);
    await pay(page);
    await expectConfirmationShown(page);
    await expectPaidOnce(customer);
  });
});
