import type { Page } from '@playwright/test';
import { CHALLENGE_CARD, expectCheckoutShown, findBankFrame } from './checkout-steps.ts';
import { findLoadedTerms, type NewCustomer, section } from './joining-steps.ts';
import { press, tabTo, typeInto } from './keyboard.ts';
import { expect, type Screen } from './test.ts';

/** Joins from the first field of the joining page, which is in `screen`, to the bank's approval, with keys alone. */
export async function joinWithKeys(page: Page, screen: Screen, customer: NewCustomer): Promise<void> {
  const field = (title: string, label: string) => section(screen, title).getByLabel(label, { exact: true });
  const button = (title: string, name: string | RegExp) =>
    section(screen, title).getByRole('button', { name });

  await typeInto(page, screen.getByLabel('Find a centre'), 'M12 6FZ');
  await page.keyboard.press('Enter');
  await expect(screen.getByRole('heading', { name: /Centres near/ })).toBeVisible();
  await press(page, screen.getByRole('button', { name: 'Choose Ardwick Fields Leisure Centre' }));

  await press(page, button('Choose membership', /^Choose Unlimited Fitness\b/));

  const details = 'Your details';
  await typeInto(page, field(details, 'First name'), customer.firstName);
  await typeInto(page, field(details, 'Last name'), customer.lastName);
  await typeInto(page, field(details, 'Date of birth'), '10/12/1985');
  await typeInto(page, section(screen, details).locator('input[type=email]'), customer.email);
  await typeInto(page, field(details, 'Phone number'), '01632 960123');
  await typeInto(page, field(details, 'Address line 1'), '12 Ockham Road');
  await typeInto(page, field(details, 'Town or city'), 'Manchester');
  await typeInto(page, field(details, 'Postcode'), 'm1 1ae');
  await typeInto(page, field(details, 'Password'), customer.password);
  await typeInto(page, field(details, 'Repeat password'), customer.password);
  await press(page, section(screen, details).getByLabel('I agree to the Terms and Conditions'), 'Space');
  await press(page, button(details, 'Create account'));

  const questions = 'Additional details';
  await typeInto(page, field(questions, 'Who should we call in an emergency?'), 'Annabella Milbanke');
  await tabTo(page, field(questions, 'Which describes you best?'));
  await page.keyboard.type('Full');
  await press(page, button(questions, 'Continue'));

  const review = 'Review & select dates';
  await tabTo(page, section(screen, review).getByLabel('Day of your monthly payments'));
  await page.keyboard.press('ArrowDown');
  for (const tick of await findLoadedTerms(section(screen, review))) {
    await press(page, tick, 'Space');
  }
  const goOn = section(screen, review).getByRole('button', { name: 'Continue', exact: true });
  // The button waits for the price with the day that was chosen last.
  await expect(goOn).toBeEnabled();
  await press(page, goOn);

  const payment = 'Monthly payment';
  await expect(section(screen, payment).getByLabel('Name of the account holder')).toHaveValue('Ada Byron');
  await typeInto(page, section(screen, payment).getByLabel('Sort code'), '089999');
  await typeInto(page, section(screen, payment).getByLabel('Account number'), '66374958');
  await press(page, section(screen, payment).getByRole('checkbox', { name: /I confirm that I am/ }), 'Space');
  for (const tick of await findLoadedTerms(section(screen, payment))) {
    await press(page, tick, 'Space');
  }
  await press(page, button(payment, 'Save and continue'));
  await press(page, button('Confirm your details', 'Continue to checkout'));

  await expectCheckoutShown(screen);
  await payWithKeys(page, screen);
}

/** Pays at the checkout in `screen`, from the card to the bank's approval. */
export async function payWithKeys(page: Page, screen: Screen): Promise<void> {
  // The billing details are those of the new account.
  await expect(screen.getByRole('button', { name: 'Change billing details' })).toBeVisible();
  const card = screen.frameLocator('iframe[title="Secure card payment input frame"]');
  await typeInto(page, card.getByLabel('Card number'), CHALLENGE_CARD);
  await typeInto(page, card.getByLabel(/Expiry date/), '1234');
  await typeInto(page, card.getByLabel(/Security code/), '123');
  const proceed = screen.getByRole('button', { name: 'Continue', exact: true });
  const pay = screen.getByRole('button', { name: /^Pay £/ });
  await expect(proceed.or(pay)).toBeEnabled();
  if (await proceed.isVisible()) {
    await press(page, proceed);
    const dialog = screen.getByRole('dialog');
    const jump = dialog.getByRole('button', { name: 'Jump to end' });
    const agree = dialog.getByRole('button', { name: 'I Agree' });
    await expect(agree.and(dialog.locator(':enabled')).or(jump).first()).toBeVisible();
    if (await jump.isVisible()) await press(page, jump);
    await press(page, agree);
  }
  await press(page, pay);
  await press(page, findBankFrame(screen).getByRole('button', { name: 'Complete authentication' }));
}
