import {
  answerBank,
  confirmationStands,
  expectPaidOnce,
  openCheckout,
  pay,
  paymentFailure,
} from '../support/checkout-steps.ts';
import { keptTexts } from '../support/opayo-steps.ts';
import { fillRyftCard, RYFT_CARD, RYFT_CHALLENGE_CARD } from '../support/ryft-steps.ts';
import { ledgerOf } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a card typed into the provider’s form pays, and nothing of it is kept or of another provider loaded', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page);
  await pay(page);
  await confirmationStands(page);
  await expectPaidOnce(customer);
  expect(await keptTexts(page)).not.toContain(RYFT_CARD.replaceAll(' ', ''));
  expect([...hosts].filter((host) => /stripe|opayo/.test(host))).toEqual([]);
});

test('the bank’s check is passed in the provider’s own window', async ({ page }) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CHALLENGE_CARD);
  await pay(page);
  await answerBank(page, 'Complete');
  await confirmationStands(page);
  await expectPaidOnce(customer);
});

test('a check that the bank fails is told in the provider’s words, and another card pays', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CHALLENGE_CARD);
  await pay(page);
  await answerBank(page, 'Fail');
  await expect(
    paymentFailure(page, 'You failed to successfully authorize your payment method'),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await ledgerOf(customer.email)).charges).toHaveLength(0);
  await fillRyftCard(page);
  await pay(page);
  await confirmationStands(page);
  await expectPaidOnce(customer);
});

test('a check that is closed is asked of the server, and told as what is still to be done', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CHALLENGE_CARD);
  await pay(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(
    paymentFailure(page, 'Additional action required. Please complete the authentication process.'),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await ledgerOf(customer.email)).charges).toHaveLength(0);
});

test('a declined card is told, and another one pays in the same session', async ({ page }) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CARD, '200');
  await pay(page);
  await expect(paymentFailure(page, 'Your payment method does not have sufficient funds')).toBeVisible();
  await expectAccessible(page);
  await fillRyftCard(page);
  await pay(page);
  await confirmationStands(page);
  await expectPaidOnce(customer);
});

test('a payment that is pending is not called failed before the server has said so', async ({ page }) => {
  const customer = await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CARD, '210');
  await pay(page);
  const told = paymentFailure(page, 'Payment is still being processed. Please wait a moment and try again.');
  const confirmed = page.getByRole('heading', { level: 1, name: 'Your payment was successful' });
  await expect(told.or(confirmed)).toBeVisible();
  const { orders, charges } = await ledgerOf(customer.email);
  expect(charges.length).toBe(orders.length);
});

test.describe('with a script that does not come', () => {
  test.use({ expectedNoise: /^Failed to load resource: / });

  test('the form says so, is tried again, and pays', async ({ page }) => {
    await page.route('**/v2/ryft.min.js', (route) => route.abort(), { times: 1 });
    const customer = await openCheckout(page, 'provider-ryft');
    const alert = page.getByRole('alert').filter({ hasText: 'Ryft SDK failed to load' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await fillRyftCard(page);
    await pay(page);
    await confirmationStands(page);
    await expectPaidOnce(customer);
  });
});
