import {
  answerBank,
  CHALLENGE_CARD,
  expectCheckoutShown,
  expectConfirmationShown,
  fillBilling,
  fillCard,
  PLAIN_CARD,
  pay,
} from '../support/checkout-steps.ts';
import { chooseMembership, findCentre, reviewDates, section } from '../support/joining-steps.ts';
import { ledgerOf } from '../support/sandbox.ts';
import { signInAs } from '../support/sign-in.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

const demoCentre = { postcode: 'M12 6FZ', name: 'Ardwick Fields Leisure Centre' };

// Proves J4.1.
test(
  'a customer with an instruction joins without the direct-debit sections',
  ONE_WIDTH,
  async ({ page }) => {
    const login = await signInAs(page, 'a-customer-with-instruction');

    await findCentre(page, demoCentre.postcode, demoCentre.name);
    await chooseMembership(page, 'Swim');
    const details = section(page, 'Your details');
    await expect(details.getByText("These details can't be edited right now")).toBeVisible();
    await details.getByText('Show all your details').click();
    await expect(details.getByRole('heading', { name: 'About you' })).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/billing date of this membership aligns/)).toBeVisible();
    await expect(section(page, 'Monthly payment')).toHaveCount(0);
    await expect(section(page, 'Confirm your details')).toHaveCount(0);
    await reviewDates(page, { button: 'Save and continue to checkout' });

    await expectCheckoutShown(page);
    await fillBilling(page);
    await fillCard(page, PLAIN_CARD);
    await pay(page);

    await expectConfirmationShown(page);
    await expect(page.getByText('Direct Debit set up successfully')).toHaveCount(0);
    const ledger = await ledgerOf(login.email);
    expect(ledger.orders).toHaveLength(1);
    expect(ledger.charges).toHaveLength(1);
  },
);

// Proves C3.7.
test('a single payment with nothing due is confirmed without a card', ONE_WIDTH, async ({ page }) => {
  const login = await signInAs(page, 'a-customer-without-instruction');

  await findCentre(page, demoCentre.postcode, demoCentre.name);
  await chooseMembership(page, '7-Day Trial', 'Single payment');
  await section(page, 'Your details').getByRole('button', { name: 'Continue' }).click();
  await reviewDates(page, { button: 'Save and continue to checkout' });

  await expectCheckoutShown(page);
  await expect(page.getByText('No payment is required for this purchase.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  await page.getByRole('button', { name: 'Confirm order' }).click();

  await expectConfirmationShown(page);
  const ledger = await ledgerOf(login.email);
  expect(ledger.orders).toMatchObject([{ total: 0 }]);
  expect(ledger.charges).toHaveLength(0);
});

test(
  'a failed challenge leaves the form usable, and paying again makes one order and one charge',
  ONE_WIDTH,
  async ({ page }) => {
    const login = await signInAs(page, 'a-customer-with-instruction');

    await findCentre(page, demoCentre.postcode, demoCentre.name);
    await chooseMembership(page, 'Gym');
    await section(page, 'Your details').getByRole('button', { name: 'Continue' }).click();
    const questions = section(page, 'Additional details');
    await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
    await questions.getByRole('button', { name: 'Continue' }).click();
    await reviewDates(page, { button: 'Save and continue to checkout' });

    await expectCheckoutShown(page);
    await fillBilling(page);
    await fillCard(page, CHALLENGE_CARD);
    await pay(page);
    await answerBank(page, 'Fail');

    await expect(page.getByRole('alert').filter({ hasText: 'Your payment failed' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expectAccessible(page);
    expect((await ledgerOf(login.email)).orders).toHaveLength(0);
    expect((await ledgerOf(login.email)).charges).toHaveLength(0);

    await fillCard(page, CHALLENGE_CARD);
    await pay(page);
    await answerBank(page, 'Complete');

    await expectConfirmationShown(page);
    const ledger = await ledgerOf(login.email);
    expect(ledger.orders).toHaveLength(1);
    expect(ledger.charges).toHaveLength(1);

    await page.goto('/checkout');
    await expect(page).not.toHaveURL(/\/checkout$/);
  },
);
