import { switchOn } from '../support/analytics.ts';
import { CHALLENGE_CARD, checkoutStands, confirmationStands } from '../support/checkout-steps.ts';
import { loadedTerms, newCustomer, section } from '../support/joining-steps.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { enterScenario, ledgerOf } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test('a visitor joins and pays with the keyboard alone', async ({ page }) => {
  const customer = newCustomer('keyboard');
  const field = (title: string, label: string) => section(page, title).getByLabel(label, { exact: true });
  const button = (title: string, name: string | RegExp) => section(page, title).getByRole('button', { name });

  await page.goto('/');
  await typeInto(page, page.getByLabel('Find a centre'), 'M12 6FZ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Centres near/ })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Choose Ardwick Fields Leisure Centre' }));

  await press(page, button('Choose membership', /^Choose Unlimited Fitness\b/));

  const details = 'Your details';
  await typeInto(page, field(details, 'First name'), customer.firstName);
  await typeInto(page, field(details, 'Last name'), customer.lastName);
  await typeInto(page, field(details, 'Date of birth'), '10/12/1985');
  await typeInto(page, section(page, details).locator('input[type=email]'), customer.email);
  await typeInto(page, field(details, 'Phone number'), '01632 960123');
  await typeInto(page, field(details, 'Address line 1'), '12 Ockham Road');
  await typeInto(page, field(details, 'Town or city'), 'Manchester');
  await typeInto(page, field(details, 'Postcode'), 'm1 1ae');
  await typeInto(page, field(details, 'Password'), customer.password);
  await typeInto(page, field(details, 'Repeat password'), customer.password);
  await press(page, section(page, details).getByLabel('I agree to the Terms and Conditions'), 'Space');
  await press(page, button(details, 'Create account'));

  const questions = 'Additional details';
  await typeInto(page, field(questions, 'Who should we call in an emergency?'), 'Annabella Milbanke');
  await tabTo(page, field(questions, 'Which describes you best?'));
  await page.keyboard.type('Full');
  await press(page, button(questions, 'Continue'));

  const review = 'Review & select dates';
  await tabTo(page, section(page, review).getByLabel('Day of your monthly payments'));
  await page.keyboard.press('ArrowDown');
  for (const tick of await loadedTerms(section(page, review))) {
    await press(page, tick, 'Space');
  }
  await press(page, section(page, review).getByRole('button', { name: 'Continue', exact: true }));

  const payment = 'Monthly payment';
  await typeInto(page, section(page, payment).getByLabel('Name of the account holder'), 'Ada Byron');
  await typeInto(page, section(page, payment).getByLabel('Sort code'), '089999');
  await typeInto(page, section(page, payment).getByLabel('Account number'), '66374958');
  await typeInto(page, section(page, payment).getByLabel('Address line 1'), '12 Ockham Road');
  await typeInto(page, section(page, payment).getByLabel('Town or city'), 'Manchester');
  await typeInto(page, section(page, payment).getByLabel('Postcode'), 'm1 1ae');
  await press(page, section(page, payment).getByRole('checkbox', { name: /I confirm that I am/ }), 'Space');
  for (const tick of await loadedTerms(section(page, payment))) {
    await press(page, tick, 'Space');
  }
  await press(page, button(payment, 'Save and continue'));
  await press(page, button('Confirm your details', 'Continue to checkout'));

  await checkoutStands(page);
  await typeInto(page, page.getByLabel('First name'), 'Ada');
  await typeInto(page, page.getByLabel('Last name'), 'Byron');
  await typeInto(page, page.getByLabel('Address line 1'), '12 Ockham Road');
  await typeInto(page, page.getByLabel('Town or city'), 'Manchester');
  await typeInto(page, page.getByLabel('Postcode'), 'M1 1AE');
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await typeInto(page, card.getByLabel('Card number'), CHALLENGE_CARD);
  await typeInto(page, card.getByLabel(/Expiry date/), '1234');
  await typeInto(page, card.getByLabel(/Security code/), '123');
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await expect(proceed.or(pay)).toBeEnabled();
  if (await proceed.isVisible()) {
    await press(page, proceed);
    const dialog = page.getByRole('dialog');
    const jump = dialog.getByRole('button', { name: 'Jump to end' });
    if (await jump.isVisible()) await press(page, jump);
    await press(page, dialog.getByRole('button', { name: 'I Agree' }));
  }
  await press(page, pay);
  const bank = page.frameLocator('iframe[title="Bank authentication page"]');
  await press(page, bank.getByRole('button', { name: 'Complete authentication' }));

  await confirmationStands(page);
  expect((await ledgerOf(customer.email)).charges).toHaveLength(1);
});

test('the analytics bar and the log-in page are used with the keyboard alone', async ({ page }) => {
  const login = await enterScenario<{ email: string; password: string }>('a-customer-without-instruction');
  await switchOn(page);
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Analytics' });
  await press(page, bar.getByRole('button', { name: 'Accept analytics' }));
  const change = bar.getByRole('button', { name: 'Change your choice about analytics' });
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('heading', { name: 'Analytics' })).toBeFocused();
  await press(page, bar.getByRole('button', { name: 'Reject analytics' }));
  await expect(change).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Enter your password' }));
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  const forgotten = page.getByRole('button', { name: 'Forgotten your password?' });
  await press(page, forgotten);
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(forgotten).toBeFocused();

  await typeInto(page, page.getByLabel(/^Email/), login.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), login.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
});
