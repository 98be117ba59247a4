import type { Locator, Page } from '@playwright/test';
import { fillAddress, fillBankAccount } from './fill.ts';
import { expect, expectAccessible, type Screen } from './test.ts';

export type NewCustomer = { email: string; firstName: string; lastName: string; password: string };

/** A customer without an account and with a unique address, so that journeys can run in parallel. */
export function buildNewCustomer(name: string): NewCustomer {
  const uniquePart = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
  return {
    email: `${name}.${uniquePart}@example.com`,
    firstName: 'Ada',
    lastName: 'Byron',
    password: 'Lovelace-1815',
  };
}

/** The section of the joining page with this title, whether it is open or not. */
export function findSection(page: Screen, title: string | RegExp): Locator {
  return page.getByRole('region', { name: title });
}

export async function findCentre(page: Page, postcode: string, name: string): Promise<void> {
  await page.goto('/');
  await searchCentre(page, postcode, name);
}

/** Searches for a centre on the joining page, as it opens. */
export async function searchCentre(page: Screen, postcode: string, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
  await page.getByLabel('Find a centre').fill(postcode);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Centres near/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Choose ${name}` }).click();
}

export async function chooseMembership(
  page: Screen,
  name: string,
  payment: 'Monthly' | 'Single payment' = 'Monthly',
): Promise<void> {
  const memberships = findSection(page, 'Choose membership');
  if (payment === 'Single payment') {
    await memberships.getByRole('radio', { name: 'Single payment' }).check();
  }
  await expect(memberships.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await memberships
    .getByRole('button', { name: new RegExp(`^Choose ${name}\\b`) })
    .first()
    .click();
}

/** Fills the operator's form for a new customer, and ticks the terms. */
export async function fillAccount(page: Screen, customer: NewCustomer): Promise<void> {
  const details = findSection(page, 'Your details');
  await details.getByLabel('First name').fill(customer.firstName);
  await details.getByLabel('Last name').fill(customer.lastName);
  await details.getByLabel('Date of birth').fill('10/12/1985');
  await details
    .getByLabel('Email', { exact: true })
    .and(page.locator('input[type=email]'))
    .fill(customer.email);
  await details.getByLabel('Phone number').fill('01632 960123');
  await fillAddress(details, 'm1 1ae');
  await details.getByLabel('Password', { exact: true }).fill(customer.password);
  await details.getByLabel('Repeat password', { exact: true }).fill(customer.password);
  await details.getByLabel('I agree to the Terms and Conditions').check();
}

export async function createAccount(page: Screen, customer: NewCustomer): Promise<void> {
  await fillAccount(page, customer);
  await expectAccessible(page);
  await findSection(page, 'Your details').getByRole('button', { name: 'Create account' }).click();
}

/** The demo operator's questions for Unlimited Fitness. */
export async function answerQuestions(page: Screen): Promise<void> {
  const questions = findSection(page, 'Additional details');
  await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
  await questions.getByLabel('Which describes you best?').selectOption({ label: 'Under 18s' });
  await questions.getByRole('checkbox', { name: 'Racquet sports' }).check();
  await expectAccessible(page);
  await questions.getByRole('button', { name: 'Continue' }).click();
}

export async function reviewDates(
  page: Screen,
  { billingDay, startOverButton }: { billingDay?: string; startOverButton: string },
): Promise<void> {
  const review = findSection(page, 'Review & select dates');
  await expect(review.getByText('Total to pay now')).toBeVisible();
  if (billingDay) await chooseBillingDay(review, billingDay);
  await tickTerms(review);
  await expectAccessible(page);
  await review.getByRole('button', { name: startOverButton, exact: true }).click();
}

/** Chooses a billing day such as '15th'. The options also name what is then due today. */
export async function chooseBillingDay(review: Locator, day: string): Promise<void> {
  await review.getByLabel('Day of your monthly payments').selectOption(String(Number.parseInt(day, 10)));
}

export async function setUpDirectDebit(
  page: Screen,
  accountHolder: string,
  beforeSaving: () => Promise<void> = async () => undefined,
): Promise<void> {
  const payment = findSection(page, 'Monthly payment');
  await fillBankAccount(payment, accountHolder);
  await payment.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).check();
  await tickTerms(payment);
  await beforeSaving();
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Save and continue' }).click();
}

export async function confirmDirectDebit(page: Screen): Promise<void> {
  const confirmSection = findSection(page, 'Confirm your details');
  await expect(confirmSection.getByText('08-99-99')).toBeVisible();
  await expect(confirmSection.getByText('66374958')).toBeVisible();
  await expectAccessible(page);
  await confirmSection.getByRole('button', { name: 'Continue to checkout' }).click();
}

/** Ticks the terms of a section once they are loaded. */
export async function tickTerms(part: Locator): Promise<void> {
  for (const termsCheckbox of await findLoadedTerms(part)) await termsCheckbox.check();
}

/** The ticks of a section's terms, once none of them is being loaded. */
export async function findLoadedTerms(part: Locator): Promise<Locator[]> {
  const termsCheckboxes = part.getByRole('checkbox', { name: /^I accept: / });
  await expect(termsCheckboxes.first()).toBeVisible();
  await expect(part.getByText('Loading the terms…')).toHaveCount(0);
  return termsCheckboxes.all();
}

/** Presses Start over, which a phone keeps in its summary. */
export async function startOver(page: Page): Promise<void> {
  const showSummaryButton = page.getByRole('button', { name: 'Show summary' });
  const button = page.getByRole('button', { name: 'Start over' });
  await expect(showSummaryButton.or(button).first()).toBeVisible();
  if (await showSummaryButton.isVisible()) await showSummaryButton.click();
  await button.click();
}
