import { sandboxUrl } from '../support/addresses.ts';
import { routeNext } from '../support/answers.ts';
import { SECURITY_CODE } from '../support/card-data.ts';
import {
  expectConfirmationShown,
  expectPaidOnce,
  fillBilling,
  findPaymentFailure,
  openCheckout,
  pay,
} from '../support/checkout-steps.ts';
import {
  answerChallenge,
  expectChallengeShown,
  fillDropIn,
  OPAYO_CARD,
  OPAYO_DECLINED_CARD,
  readStoredTexts,
} from '../support/opayo-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a card typed into the provider’s frame pays; none of it is stored, and no other provider is loaded', async ({
  page,
}) => {
  const hosts = new Set<string>();
  const sentBodies: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    hosts.add(hostname);
    if (pathname.startsWith('/api/') && hostname.startsWith('online-joining'))
      sentBodies.push(request.postData() ?? '');
  });
  const customer = await openCheckout(page, 'provider-opayo');
  await expect(page.getByText('Your payment details are securely processed by Opayo.')).toBeVisible();
  await fillBilling(page);
  await fillDropIn(page, 'SUCCESSFUL');
  await pay(page);
  await expectConfirmationShown(page);

  await expectPaidOnce(customer);
  const digits = OPAYO_CARD.replaceAll(' ', '');
  expect(await readStoredTexts(page)).not.toContain(digits);
  expect(sentBodies.join(' ')).not.toContain(digits);
  expect([...hosts].filter((host) => /stripe|ryft/.test(host))).toEqual([]);
});

test('a failed challenge takes nothing, and another card pays after version 1 of the challenge', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-opayo');
  await fillBilling(page);
  await fillDropIn(page, 'CHALLENGE');
  await pay(page);
  await expectChallengeShown(page);
  await answerChallenge(page, 'Fail authentication');
  await expect(findPaymentFailure(page, '3D Secure verification failed')).toBeVisible();
  await expect(page.getByText('you have not been charged')).toBeVisible();
  await expectAccessible(page);
  expect((await readLedger(customer.email)).charges).toHaveLength(0);

  await fillDropIn(page, 'CHALLENGE V1');
  await pay(page);
  await expectChallengeShown(page);
  await answerChallenge(page, 'Complete authentication');
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

// Proves P3.7.
test('a bank that never responds can be left, nothing is charged, and the form is there again, also after a reload, which asks the server first', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-opayo');
  await fillBilling(page);
  await fillDropIn(page, 'CHALLENGE');
  await pay(page);
  await expectChallengeShown(page);
  await answerChallenge(page, 'Never answer');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You cancelled the check with your bank. You have not been charged.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeFocused();
  await expectAccessible(page);
  const { orders, charges } = await readLedger(customer.email);
  expect([orders, charges]).toEqual([[], []]);

  await fillDropIn(page, 'CHALLENGE');
  await pay(page);
  await expectChallengeShown(page);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Verifying your payment' });
  await expect(dialog.getByText('Checking with your bank…')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('Your last payment was not finished. You have not been charged.'),
  ).toBeVisible();
  await fillBilling(page);
  await fillDropIn(page, 'SUCCESSFUL');
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('an empty card cannot pay; an invalid one gets an error beside it, stays typed and is corrected; a declined one is reported, and another one pays', async ({
  page,
}) => {
  const customer = await openCheckout(page, 'provider-opayo');
  await fillBilling(page);
  const card = page.frameLocator('iframe[title="Secure card details"]');
  await expect(card.getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('enter your card details')).toBeVisible();
  await fillDropIn(page, 'SUCCESSFUL', '4929 0000 0000 7');
  const sentBodies: string[] = [];
  await pay(page);
  page.on('request', (request) => sentBodies.push(new URL(request.url()).pathname));
  const problem = page
    .getByRole('group', { name: 'Payment Details' })
    .getByText('The card number is not valid');
  await expect(problem).toBeFocused();
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeEnabled();
  await expect(card.getByLabel('Card number')).toHaveValue('4929 0000 0000 7');
  await expect(findPaymentFailure(page, '')).toBeHidden();
  await expectAccessible(page);
  expect(sentBodies.filter((path) => path.startsWith('/api/checkout'))).toEqual([]);
  await card.getByLabel('Card number').fill(OPAYO_DECLINED_CARD);
  await pay(page);
  await expect(findPaymentFailure(page, '')).toBeVisible();
  await expectAccessible(page);
  await fillDropIn(page, 'SUCCESSFUL');
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('an expired session is renewed without a message', async ({ page }) => {
  const prepareResponse = page.waitForResponse('**/api/checkout/prepare');
  const customer = await openCheckout(page, 'provider-opayo');
  const { data }: { data: { session_key: string } } = await (await prepareResponse).json();
  await fillBilling(page);
  await fillDropIn(page, 'SUCCESSFUL');
  await enterScenario('opayo-session-expired', { sessionKey: data.session_key });
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test('our own card form pays if the operator has chosen it', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch({ url: `${sandboxUrl}/config.json` });
    const config: Record<string, unknown> = await response.json();
    await route.fulfill({ response, json: { ...config, cardProviders: { opayo: { form: 'own' } } } });
  });
  const customer = await openCheckout(page, 'provider-opayo');
  await fillBilling(page);
  await page.getByLabel('Name on card').fill('SUCCESSFUL');
  await page.getByLabel('Card number').fill(OPAYO_CARD);
  await page.getByLabel(/Expiry date/).fill('12/34');
  await page.getByLabel('Security Code (CVV)').fill(SECURITY_CODE);
  await pay(page);
  await expectConfirmationShown(page);
  await expectPaidOnce(customer);
});

test.describe('a script that fails to load', () => {
  test.use({ expectedNoise: /^Failed to load resource: / });

  // Proves P6.8.
  test('a script that fails to load is reported, and the form pays after Try again', async ({ page }) => {
    await routeNext(page, '**/api/v1/js/sagepay.js', (route) => route.abort());
    const customer = await openCheckout(page, 'provider-opayo');
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Opayo payment form not loaded. Please try again later.' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await fillBilling(page);
    await fillDropIn(page, 'SUCCESSFUL');
    await pay(page);
    await expectConfirmationShown(page);
    await expectPaidOnce(customer);
  });
});
