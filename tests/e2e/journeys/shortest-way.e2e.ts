import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  acceptTerms,
  expectCheckoutShown,
  expectConfirmationShown,
  PLAIN_CARD,
} from '../support/checkout-steps.ts';
import { type Effort, watchEffort } from '../support/effort.ts';
import { loadedTerms, section } from '../support/joining-steps.ts';
import { enterScenario, ledgerOf } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// How much a membership asks of a customer on a phone: their shortest way, with required fields alone, is walked by finger
// and keyboard, and the browser counts (`effort.ts` says what). More than the limits below is a defect of the flow. Each field is
// tapped into, although a keyboard's Next would save most of these taps; names, addresses and numbers are of a usual length.

const CENTRE = { postcode: 'M12 6FZ', name: 'Ardwick Fields Leisure Centre' };

/** What a new customer answers; a required field that is not here fails the journey. */
const ANSWERS: Readonly<Record<string, string>> = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Date of birth': '10/12/1985',
  'Phone number': '01632960123',
  'Address line 1': '12 Ockham Road',
  'Town or city': 'Manchester',
  Postcode: 'M1 1AE',
  Password: 'Lovelace-1815',
  'Repeat password': 'Lovelace-1815',
  'Name of the account holder': 'Ada Byron',
  'Sort code': '089999',
  'Account number': '66374958',
};

/** Types as a thumb does: a tap, when the field does not have the focus, then key after key. */
async function typeIn(field: Locator, text: string): Promise<void> {
  const hasFocus = await field.evaluate((element) => element === element.ownerDocument.activeElement);
  // Chromium's own autofill swallows the keys after a touch on a postcode.
  if (!hasFocus) await field.click();
  await field.pressSequentially(text);
}

/** Answers each field of a part that is required and empty. */
async function fillRequired(part: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const field of await part.locator('input[aria-required=true]:visible').all()) {
    const { label, value } = await field.evaluate(({ labels, value }: HTMLInputElement) => ({
      label: labels?.[0]?.textContent.trim() ?? '',
      value,
    }));
    const answer = answers[label];
    if (value !== '') continue;
    expect(answer, `an answer for the required field "${label}"`).toBeDefined();
    await typeIn(field, answer ?? '');
  }
}

/** From the site's home to the chosen membership. */
async function chooseSwim(page: Page): Promise<void> {
  await page.goto('/');
  await typeIn(page.getByLabel('Find a centre'), CENTRE.postcode);
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('button', { name: `Choose ${CENTRE.name}` }).tap();
  await section(page, 'Choose membership')
    .getByRole('button', { name: /^Choose Swim\b/ })
    .first()
    .tap();
}

async function tickAll(part: Locator): Promise<void> {
  for (const tick of await loadedTerms(part)) await tick.tap();
}

async function review(page: Page, button: string): Promise<void> {
  const dates = section(page, 'Review & select dates');
  await expect(dates.getByText('Total to pay now')).toBeVisible();
  const billingDay = dates.getByLabel('Day of your monthly payments');
  if ((await billingDay.isVisible()) && (await billingDay.inputValue()) === '')
    await billingDay.selectOption('1');
  await tickAll(dates);
  const goOn = dates.getByRole('button', { name: button, exact: true });
  // It waits for the price of the day that was chosen last.
  await expect(goOn).toBeEnabled();
  await goOn.tap();
}

async function payByCard(page: Page): Promise<void> {
  await expectCheckoutShown(page);
  const card: FrameLocator = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(card.getByLabel('Card number')).toBeVisible();
  await fillRequired(page.getByRole('main'), ANSWERS);
  await typeIn(card.getByLabel('Card number'), PLAIN_CARD.replaceAll(' ', ''));
  await typeIn(card.getByLabel(/Expiry date/), '1234');
  await typeIn(card.getByLabel(/Security code/), '737');
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  const pay = page.getByRole('button', { name: /^Pay £[\d.]+ now$/ });
  await expect(proceed.or(pay)).toBeEnabled();
  if (await proceed.isVisible()) {
    await proceed.tap();
    await acceptTerms(page);
  }
  await pay.tap();
  await expectConfirmationShown(page);
}

function expectAtMost({ taps, keystrokes, fields, ticks }: Effort, limits: Effort): void {
  console.log(`${taps} taps, ${keystrokes} keystrokes, ${fields} fields, ${ticks} ticks`);
  expect(Math.min(taps, keystrokes, fields, ticks), 'something is counted').toBeGreaterThan(0);
  expect(taps, 'taps').toBeLessThanOrEqual(limits.taps);
  expect(keystrokes, 'keystrokes').toBeLessThanOrEqual(limits.keystrokes);
  expect(fields, 'fields').toBeLessThanOrEqual(limits.fields);
  expect(ticks, 'ticks').toBeLessThanOrEqual(limits.ticks);
}

test('a new visitor joins monthly by direct debit with few taps, keys and fields', async ({ page }) => {
  const effort = await watchEffort(page);
  const email = `ada.${Math.random().toString(36).slice(2, 7)}@example.com`;
  await chooseSwim(page);

  const details = section(page, 'Your details');
  await expect(details.getByLabel('First name')).toBeVisible();
  await fillRequired(details, { ...ANSWERS, Email: email });
  await details.getByLabel('I agree to the Terms and Conditions').tap();
  await details.getByRole('button', { name: 'Create account' }).tap();
  await review(page, 'Continue');

  const payment = section(page, 'Monthly payment');
  await expect(payment.getByLabel('Sort code')).toBeVisible();
  await fillRequired(payment, ANSWERS);
  await payment.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).tap();
  await tickAll(payment);
  await payment.getByRole('button', { name: 'Save and continue' }).tap();
  // Not where Save was tapped a moment ago: that would be a double tap, which counts once.
  const proceed = section(page, 'Confirm your details').getByRole('button', { name: 'Continue to checkout' });
  await proceed.tap({ position: { x: 12, y: 12 } });
  await payByCard(page);

  expect((await ledgerOf(email)).charges).toHaveLength(1);
  expectAtMost(effort(), { taps: 29, keystrokes: 150, fields: 16, ticks: 5 });
});

test('a customer with an instruction joins with few taps', async ({ page }) => {
  const effort = await watchEffort(page);
  const { email, token } = await enterScenario<{ email: string; token: string }>(
    'a-customer-with-instruction',
  );
  await keepToken(page, token);
  await chooseSwim(page);
  await section(page, 'Your details').getByRole('button', { name: 'Continue' }).tap();
  await review(page, 'Save and continue to checkout');
  await payByCard(page);

  expect((await ledgerOf(email)).charges).toHaveLength(1);
  expectAtMost(effort(), { taps: 12, keystrokes: 30, fields: 4, ticks: 2 });
});
