import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  acceptTerms,
  expectCheckoutShown,
  expectConfirmationShown,
  PLAIN_CARD,
} from '../support/checkout-steps.ts';
import { countInputs, type InputCount, recordTyping } from '../support/count-inputs.ts';
import { findLoadedTerms, findSection } from '../support/joining-steps.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { recordFigure } from '../support/record-figure.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// How much joining asks of a customer on a phone. Walks the shortest way, with required fields only, by finger and
// keyboard, and the browser counts (`effort.ts` says what). More than the limits below is a defect of the flow. Each field
// is tapped, although a keyboard's Next would save most of these taps. Names, addresses and numbers are of ordinary
// length.

const CHOSEN_CENTRE = { postcode: 'M12 6FZ', name: 'Ardwick Fields Leisure Centre' };

/** The limit for each step; browser vendors call a score below 0.1 good for a whole page. */
const LAYOUT_SHIFT = 0.02;
/** The provider's frame sets its own height after its fields have loaded. */
const LAYOUT_SHIFT_OF_PROVIDER = 0.04;

/** A new customer's answers; a required field that is missing here fails the journey. */
const FIELD_ANSWERS: Readonly<Record<string, string>> = {
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

/** Fills each field of a part that is required and empty. */
async function fillRequired(part: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const field of await part.locator('input[aria-required=true]:visible').all()) {
    const { label, value } = await field.evaluate(({ labels, value }: HTMLInputElement) => ({
      label: labels?.[0]?.textContent.trim() ?? '',
      value,
    }));
    const answer = answers[label];
    if (value !== '') continue;
    expect(answer, `an answer for the required field "${label}"`).toBeDefined();
    await recordTyping(field, answer ?? '');
  }
}

const CHECKOUT_STEP = 'the checkout';
type StepCheck = (step: string) => Promise<void>;
const checkNothing: StepCheck = async () => {};

/** Checks that a step is stable: what loaded late has not shifted what was there. */
function createLayoutShiftCheck(layoutShift: () => Promise<number>): StepCheck {
  return async (step) => {
    const shift = await layoutShift();
    recordFigure(`layout shift of ${step}`, shift.toFixed(4));
    const limit = step === CHECKOUT_STEP ? LAYOUT_SHIFT_OF_PROVIDER : LAYOUT_SHIFT;
    expect.soft(shift, `the layout shift of ${step}`).toBeLessThanOrEqual(limit);
  };
}

/** Goes from the site's home to the chosen membership. */
async function chooseSwim(page: Page, checkStep: StepCheck = checkNothing): Promise<void> {
  await page.goto('/');
  await expect(page.getByLabel('Find a centre')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await checkStep('home');
  await recordTyping(page.getByLabel('Find a centre'), CHOSEN_CENTRE.postcode);
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const chooseButton = page.getByRole('button', { name: `Choose ${CHOSEN_CENTRE.name}` });
  await expect(chooseButton).toBeVisible();
  await checkStep('the centres');
  await chooseButton.tap();
  const swim = findSection(page, 'Choose membership').getByRole('button', { name: /^Choose Swim\b/ });
  await expect(swim.first()).toBeVisible();
  await checkStep('the memberships');
  await swim.first().tap();
}

async function tickAll(part: Locator): Promise<void> {
  for (const tick of await findLoadedTerms(part)) await tick.tap();
}

async function reviewDates(page: Page, button: string, checkStep: StepCheck = checkNothing): Promise<void> {
  const dates = findSection(page, 'Review & select dates');
  await expect(dates.getByText('Total to pay now')).toBeVisible();
  const billingDay = dates.getByLabel('Day of your monthly payments');
  if ((await billingDay.isVisible()) && (await billingDay.inputValue()) === '')
    await billingDay.selectOption('1');
  await findLoadedTerms(dates);
  await checkStep('the dates');
  await tickAll(dates);
  const continueButton = dates.getByRole('button', { name: button, exact: true });
  // The button waits for the price with the day that was chosen last.
  await expect(continueButton).toBeEnabled();
  await continueButton.tap();
}

async function payByCard(page: Page, checkStep: StepCheck = checkNothing): Promise<void> {
  await expectCheckoutShown(page);
  const cardFrame: FrameLocator = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(cardFrame.getByLabel('Card number')).toBeVisible();
  await checkStep(CHECKOUT_STEP);
  await fillRequired(page.getByRole('main'), FIELD_ANSWERS);
  await recordTyping(cardFrame.getByLabel('Card number'), PLAIN_CARD.replaceAll(' ', ''));
  await recordTyping(cardFrame.getByLabel(/Expiry date/), '1234');
  await recordTyping(cardFrame.getByLabel(/Security code/), '737');
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  const payButton = page.getByRole('button', { name: /^Pay £[\d.]+ now$/ });
  await expect(proceed.or(payButton)).toBeEnabled();
  if (await proceed.isVisible()) {
    await proceed.tap();
    await acceptTerms(page);
  }
  await payButton.tap();
  await expectConfirmationShown(page);
  await checkStep('the confirmation');
}

function expectAtMost({ taps, keystrokes, fields, ticks }: InputCount, limits: InputCount): void {
  recordFigure('effort', `${taps} taps, ${keystrokes} keystrokes, ${fields} fields, ${ticks} ticks`);
  expect(Math.min(taps, keystrokes, fields, ticks), 'something is counted').toBeGreaterThan(0);
  expect(taps, 'taps').toBeLessThanOrEqual(limits.taps);
  expect(keystrokes, 'keystrokes').toBeLessThanOrEqual(limits.keystrokes);
  expect(fields, 'fields').toBeLessThanOrEqual(limits.fields);
  expect(ticks, 'ticks').toBeLessThanOrEqual(limits.ticks);
}

// Proves S10.4.
test('a new visitor joins monthly by direct debit with few taps, keys and fields, and nothing shifts that they have seen', async ({
  page,
}) => {
  const effort = await countInputs(page);
  const checkStep = createLayoutShiftCheck(await watchLayoutShift(page));
  const email = `ada.${Math.random().toString(36).slice(2, 7)}@example.com`;
  await chooseSwim(page, checkStep);

  const details = findSection(page, 'Your details');
  await expect(details.getByLabel('First name')).toBeVisible();
  await checkStep('the details');
  await fillRequired(details, { ...FIELD_ANSWERS, Email: email });
  await details.getByLabel('I agree to the Terms and Conditions').tap();
  await details.getByRole('button', { name: 'Create account' }).tap();
  await reviewDates(page, 'Continue', checkStep);

  const payment = findSection(page, 'Monthly payment');
  await expect(payment.getByLabel('Sort code')).toBeVisible();
  await findLoadedTerms(payment);
  await checkStep('the bank details');
  await fillRequired(payment, FIELD_ANSWERS);
  await payment.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).tap();
  await tickAll(payment);
  await payment.getByRole('button', { name: 'Save and continue' }).tap();
  // It is not where Save was tapped a moment ago: that would be a double tap, which counts once.
  const proceed = findSection(page, 'Confirm your details').getByRole('button', {
    name: 'Continue to checkout',
  });
  await expect(proceed).toBeVisible();
  await checkStep('the confirmation of the bank details');
  await proceed.tap({ position: { x: 12, y: 12 } });
  await payByCard(page, checkStep);

  expect((await readLedger(email)).charges).toHaveLength(1);
  expectAtMost(effort(), { taps: 29, keystrokes: 150, fields: 16, ticks: 5 });
});

// Proves J4.1.
test('a customer with an instruction joins with few taps, without the direct-debit sections', async ({
  page,
}) => {
  const effort = await countInputs(page);
  const { email, token } = await enterScenario<{ email: string; token: string }>(
    'a-customer-with-instruction',
  );
  await keepToken(page, token);
  await chooseSwim(page);
  await findSection(page, 'Your details').getByRole('button', { name: 'Continue' }).tap();
  const dates = findSection(page, 'Review & select dates');
  await expect(dates.getByText(/billing date of this membership aligns with your other/)).toBeVisible();
  await expect(dates.getByText('Payments securely processed by GoCardless.')).toBeVisible();
  await expect(dates.getByLabel('Day of your monthly payments')).toHaveCount(0);
  await expectAccessible(page);
  for (const skippedSection of ['Monthly payment', 'Confirm your details'])
    await expect(findSection(page, skippedSection)).toHaveCount(0);
  await reviewDates(page, 'Save and continue to checkout');
  await payByCard(page);
  await expect(page.getByText('Direct Debit set up successfully')).toHaveCount(0);

  expect((await readLedger(email)).charges).toHaveLength(1);
  expectAtMost(effort(), { taps: 12, keystrokes: 30, fields: 4, ticks: 2 });
});
