import type { Page } from '@playwright/test';
import { CHALLENGE_CARD, expectCheckoutShown, findBankFrame } from './checkout-steps.ts';
import { findLoadedTerms, findSection, type NewCustomer } from './joining-steps.ts';
import { pressKeyOn, tabTo, typeInto } from './keyboard.ts';
import { expect, type Screen } from './test.ts';

/** Joins from the first field of the joining page, which is in `screen`, to the bank's approval, with keys alone. */
export async function joinWithKeys(page: Page, screen: Screen, customer: NewCustomer): Promise<void> {
  const findField = (title: string, label: string) =>
    findSection(screen, title).getByLabel(label, { exact: true });
  const findButton = (title: string, name: string | RegExp) =>
    findSection(screen, title).getByRole('button', { name });

  await typeInto(page, screen.getByLabel('Find a centre'), 'M12 6FZ');
  await page.keyboard.press('Enter');
  await expect(screen.getByRole('heading', { name: /Centres near/ })).toBeVisible();
  await pressKeyOn(page, screen.getByRole('button', { name: 'Choose Ardwick Fields Leisure Centre' }));

  await pressKeyOn(page, findButton('Choose membership', /^Choose Unlimited Fitness\b/));

  const details = 'Your details';
  await typeInto(page, findField(details, 'First name'), customer.firstName);
  await typeInto(page, findField(details, 'Last name'), customer.lastName);
  await typeInto(page, findField(details, 'Date of birth'), '10/12/1985');
  await typeInto(page, findSection(screen, details).locator('input[type=email]'), customer.email);
  await typeInto(page, findField(details, 'Phone number'), '01632 960123');
  await typeInto(page, findField(details, 'Address line 1'), '12 Ockham Road');
  await typeInto(page, findField(details, 'Town or city'), 'Manchester');
  await typeInto(page, findField(details, 'Postcode'), 'm1 1ae');
  await typeInto(page, findField(details, 'Password'), customer.password);
  await typeInto(page, findField(details, 'Repeat password'), customer.password);
  await pressKeyOn(
    page,
    findSection(screen, details).getByLabel('I agree to the Terms and Conditions'),
    'Space',
  );
  await pressKeyOn(page, findButton(details, 'Create account'));

  const questions = 'Additional details';
  await typeInto(page, findField(questions, 'Who should we call in an emergency?'), 'Annabella Milbanke');
  await tabTo(page, findField(questions, 'Which describes you best?'));
  await page.keyboard.type('Full');
  await pressKeyOn(page, findButton(questions, 'Continue'));

  const review = 'Review & select dates';
  await tabTo(page, findSection(screen, review).getByLabel('Day of your monthly payments'));
  await page.keyboard.press('ArrowDown');
  for (const termsCheckbox of await findLoadedTerms(findSection(screen, review))) {
    await pressKeyOn(page, termsCheckbox, 'Space');
  }
  const continueButton = findSection(screen, review).getByRole('button', { name: 'Continue', exact: true });
  // The button waits for the price with the day that was chosen last.
  await expect(continueButton).toBeEnabled();
  await pressKeyOn(page, continueButton);

  const payment = 'Monthly payment';
  await expect(findSection(screen, payment).getByLabel('Name of the account holder')).toHaveValue(
    'Ada Byron',
  );
  await typeInto(page, findSection(screen, payment).getByLabel('Sort code'), '089999');
  await typeInto(page, findSection(screen, payment).getByLabel('Account number'), '66374958');
  await pressKeyOn(
    page,
    findSection(screen, payment).getByRole('checkbox', { name: /I confirm that I am/ }),
    'Space',
  );
  for (const termsCheckbox of await findLoadedTerms(findSection(screen, payment))) {
    await pressKeyOn(page, termsCheckbox, 'Space');
  }
  await pressKeyOn(page, findButton(payment, 'Save and continue'));
  await pressKeyOn(page, findButton('Confirm your details', 'Continue to checkout'));

  await expectCheckoutShown(screen);
  await payWithKeys(page, screen);
}

/** Pays at the checkout in `screen`, from the card to the bank's approval. */
export async function payWithKeys(page: Page, screen: Screen): Promise<void> {
  // The billing details are those of the new account.
  await expect(screen.getByRole('button', { name: 'Change billing details' })).toBeVisible();
  const cardFrame = screen.frameLocator('iframe[title="Secure card payment input frame"]');
  await typeInto(page, cardFrame.getByLabel('Card number'), CHALLENGE_CARD);
  await typeInto(page, cardFrame.getByLabel(/Expiry date/), '1234');
  await typeInto(page, cardFrame.getByLabel(/Security code/), '123');
  const continueButton = screen.getByRole('button', { name: 'Continue', exact: true });
  const payButton = screen.getByRole('button', { name: /^Pay £/ });
  await expect(continueButton.or(payButton)).toBeEnabled();
  if (await continueButton.isVisible()) {
    await pressKeyOn(page, continueButton);
    const dialog = screen.getByRole('dialog');
    const jumpButton = dialog.getByRole('button', { name: 'Jump to end' });
    const agreeButton = dialog.getByRole('button', { name: 'I Agree' });
    await expect(agreeButton.and(dialog.locator(':enabled')).or(jumpButton).first()).toBeVisible();
    if (await jumpButton.isVisible()) await pressKeyOn(page, jumpButton);
    await pressKeyOn(page, agreeButton);
  }
  await pressKeyOn(page, payButton);
  await pressKeyOn(page, findBankFrame(screen).getByRole('button', { name: 'Complete authentication' }));
}
