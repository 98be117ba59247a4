import { expectCheckoutShown, expectConfirmationShown } from '../support/checkout-steps.ts';
import { chooseMembership, findCentre, findSection, reviewDates } from '../support/joining-steps.ts';
import { readLedger } from '../support/sandbox.ts';
import { signInAs } from '../support/sign-in.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

const demoCentre = { postcode: 'M12 6FZ', name: 'Ardwick Fields Leisure Centre' };

// Proves C3.7.
test('a single payment with nothing due is confirmed without a card', ONE_WIDTH, async ({ page }) => {
  const login = await signInAs(page, 'a-customer-without-instruction');

  await findCentre(page, demoCentre.postcode, demoCentre.name);
  await chooseMembership(page, '7-Day Trial', 'Single payment');
  const details = findSection(page, 'Your details');
  await expect(details.getByText("These details can't be edited right now")).toBeVisible();
  await details.getByText('Show all your details').click();
  await expect(details.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Continue' }).click();
  await reviewDates(page, { startOverButton: 'Save and continue to checkout' });

  await expectCheckoutShown(page);
  await expect(page.getByText('No payment is required for this purchase.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  await page.getByRole('button', { name: 'Confirm order' }).click();

  await expectConfirmationShown(page);
  const ledger = await readLedger(login.email);
  expect(ledger.orders).toMatchObject([{ total: 0 }]);
  expect(ledger.charges).toHaveLength(0);
});
